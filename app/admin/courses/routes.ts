import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Courses, CourseArchives, CourseExports } = controllers.admin.courses

router
  .group(() => {
    router.resource('courses', Courses)
    router.post('/course-archives', [CourseArchives, 'store']).as('course_archives.store')
    router.delete('/course-archives', [CourseArchives, 'destroy']).as('course_archives.destroy')
    router.get('/course-exports', [CourseExports, 'show']).as('course_exports.show')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
