import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Courses, CourseArchives, CourseServices } = controllers.admin.courses

router
  .group(() => {
    router.resource('courses', Courses)
    router.put('/courses/:id/services', [CourseServices, 'update']).as('courses.services.update')
    router.post('/course-archives', [CourseArchives, 'store']).as('course_archives.store')
    router.delete('/course-archives', [CourseArchives, 'destroy']).as('course_archives.destroy')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
