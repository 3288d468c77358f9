import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Households } = controllers.admin.households

router
  .group(() => {
    router.post('/households', [Households, 'store']).as('households.store')
    router.put('/households/:id', [Households, 'update']).as('households.update')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
