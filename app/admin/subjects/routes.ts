import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Subjects, SubjectArchives, SubjectExports } = controllers.admin.subjects

router
  .group(() => {
    router.get('/subjects', [Subjects, 'index']).as('subjects.index')
    router.get('/subjects/create', [Subjects, 'create']).as('subjects.create')
    router.post('/subjects', [Subjects, 'store']).as('subjects.store')
    router.get('/subjects/:id', [Subjects, 'show']).as('subjects.show')
    router.get('/subjects/:id/edit', [Subjects, 'edit']).as('subjects.edit')
    router.put('/subjects/:id', [Subjects, 'update']).as('subjects.update')
    router.delete('/subjects/:id', [Subjects, 'destroy']).as('subjects.destroy')
    router.post('/subject-archives', [SubjectArchives, 'store']).as('subject_archives.store')
    router.delete('/subject-archives', [SubjectArchives, 'destroy']).as('subject_archives.destroy')
    router.get('/subject-exports', [SubjectExports, 'show']).as('subject_exports.show')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
