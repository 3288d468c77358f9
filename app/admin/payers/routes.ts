import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Payers } = controllers.admin.payers

router
  .group(() => {
    router.post('/payers', [Payers, 'store']).as('payers.store')
    router.get('/payers/:id', [Payers, 'show']).as('payers.show')
    router.put('/payers/:id', [Payers, 'update']).as('payers.update')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
