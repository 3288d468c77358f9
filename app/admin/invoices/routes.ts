import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Invoices } = controllers.admin.invoices

router
  .group(() => {
    router.get('/invoices', [Invoices, 'index']).as('invoices.index')
    router.get('/invoices/:id', [Invoices, 'show']).as('invoices.show')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
