import router from '@adonisjs/core/services/router'
import { takesPhoto } from '#core/files/upload_field'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  Students,
  StudentArchives,
  StudentEnrolments,
  StudentPhotos,
  StudentStandings,
  StudentStatuses,
} = controllers.admin.students

router
  .group(() => {
    router.resource('students', Students).except(['destroy'])
    router.put('/students/:id/status', [StudentStandings, 'update']).as('students.status.update')
    router.get('/students/:id/photo', [StudentPhotos, 'show']).as('students.photo.show')
    router.post('/student-archives', [StudentArchives, 'store']).as('student_archives.store')
    router.delete('/student-archives', [StudentArchives, 'destroy']).as('student_archives.destroy')
    router.put('/student-statuses', [StudentStatuses, 'update']).as('student_statuses.update')
    router.post('/student-enrolments', [StudentEnrolments, 'store']).as('student_enrolments.store')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))

takesPhoto('admin.students.store', 'admin.students.update')
