import router from '@adonisjs/core/services/router'
import { takesPhoto } from '#core/files/upload_field'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Documents, EverybodyOut, Financial, General, Security, TrialServices } =
  controllers.admin.settings

router
  .group(() => {
    router.get('/general', [General, 'edit']).as('general.edit')
    router.put('/general', [General, 'update']).as('general.update')
    router.get('/security', [Security, 'edit']).as('security.edit')
    router.put('/security', [Security, 'update']).as('security.update').use(middleware.confirmed())
    router
      .post('/financial', [Financial, 'update'])
      .as('financial.update')
      .use(middleware.confirmed())
    router.get('/documents', [Documents, 'edit']).as('documents.edit')
    router
      .put('/documents', [Documents, 'update'])
      .as('documents.update')
      .use(middleware.confirmed())
    router.get('/trial-services', [TrialServices, 'index']).as('trial_services.index')
    router
      .post('/everybody-out', [EverybodyOut, 'store'])
      .as('everybody_out.store')
      .use(middleware.confirmed())
  })
  .prefix('/admin/settings')
  .as('admin.settings')
  .use(middleware.portal({ kinds: ['admin'] }))

takesPhoto('admin.settings.general.update')
