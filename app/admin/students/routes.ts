import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  Students,
  StudentArchives,
  StudentEnrolments,
  StudentExports,
  StudentPhotos,
  StudentStandings,
  StudentStatuses,
} = controllers.admin.students

router
  .group(() => {
    router.get('/students', [Students, 'index']).as('students.index')
    router.get('/students/create', [Students, 'create']).as('students.create')
    router.post('/students', [Students, 'store']).as('students.store')
    router.get('/students/:id', [Students, 'show']).as('students.show')
    router.get('/students/:id/edit', [Students, 'edit']).as('students.edit')
    router.put('/students/:id', [Students, 'update']).as('students.update')
    router.put('/students/:id/status', [StudentStandings, 'update']).as('students.status.update')
    router.get('/students/:id/photo', [StudentPhotos, 'show']).as('students.photo.show')
    router.post('/student-archives', [StudentArchives, 'store']).as('student_archives.store')
    router.delete('/student-archives', [StudentArchives, 'destroy']).as('student_archives.destroy')
    router.put('/student-statuses', [StudentStatuses, 'update']).as('student_statuses.update')
    router.post('/student-enrolments', [StudentEnrolments, 'store']).as('student_enrolments.store')
    router.get('/student-exports', [StudentExports, 'show']).as('student_exports.show')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
