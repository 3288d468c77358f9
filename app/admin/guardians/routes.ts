import router from '@adonisjs/core/services/router'
import { takesPhoto } from '#core/files/upload_field'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Guardians, GuardianArchives, GuardianOptions, GuardianPhotos, StudentGuardians } =
  controllers.admin.guardians

const links = () => {
  router.post('/students/:id/guardians', [StudentGuardians, 'store']).as('student_guardians.store')
  router
    .put('/students/:id/guardians/:guardian', [StudentGuardians, 'update'])
    .as('student_guardians.update')
  router
    .delete('/students/:id/guardians/:guardian', [StudentGuardians, 'destroy'])
    .as('student_guardians.destroy')
}

router
  .group(() => {
    router.resource('guardians', Guardians).except(['destroy'])
    router.get('/guardians/:id/photo', [GuardianPhotos, 'show']).as('guardians.photo.show')
    router.post('/guardian-archives', [GuardianArchives, 'store']).as('guardian_archives.store')
    router
      .delete('/guardian-archives', [GuardianArchives, 'destroy'])
      .as('guardian_archives.destroy')
    router.get('/guardian-options', [GuardianOptions, 'index']).as('guardian_options.index')
    links()
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))

takesPhoto('admin.guardians.store', 'admin.guardians.update')
