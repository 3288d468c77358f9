import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { InstructorHours, InstructorHoursExports } = controllers.admin.instructorHours

router
  .group(() => {
    router.get('/instructor-hours', [InstructorHours, 'index']).as('instructor_hours.index')
    router.get('/instructor-hours/:id', [InstructorHours, 'show']).as('instructor_hours.show')
    router
      .get('/instructor-hours-exports', [InstructorHoursExports, 'show'])
      .as('instructor_hours_exports.show')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
