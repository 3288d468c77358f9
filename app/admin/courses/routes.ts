import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Courses, CourseArchives, CourseExports } = controllers.admin.courses

router
  .group(() => {
    router.get('/courses', [Courses, 'index']).as('courses.index')
    router.get('/courses/create', [Courses, 'create']).as('courses.create')
    router.post('/courses', [Courses, 'store']).as('courses.store')
    router.get('/courses/:id', [Courses, 'show']).as('courses.show')
    router.get('/courses/:id/edit', [Courses, 'edit']).as('courses.edit')
    router.put('/courses/:id', [Courses, 'update']).as('courses.update')
    router.delete('/courses/:id', [Courses, 'destroy']).as('courses.destroy')
    router.post('/course-archives', [CourseArchives, 'store']).as('course_archives.store')
    router.delete('/course-archives', [CourseArchives, 'destroy']).as('course_archives.destroy')
    router.get('/course-exports', [CourseExports, 'show']).as('course_exports.show')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
