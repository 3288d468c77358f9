import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Differences } = controllers.admin.differences

/** Before the invoice of an id, which `differences` would be. */
router
  .group(() => {
    router.get('/invoices/differences', [Differences, 'index']).as('differences.index')
    router.post('/invoices/differences', [Differences, 'store']).as('differences.store')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
