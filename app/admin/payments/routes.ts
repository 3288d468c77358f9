import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { CreditUses, PaymentCheques, Payments, PaymentVoids } = controllers.admin.payments

router
  .group(() => {
    router.get('/payments', [Payments, 'index']).as('payments.index')
    router.get('/payments/create', [Payments, 'create']).as('payments.create')
    router.post('/payments', [Payments, 'store']).as('payments.store')
    router.get('/payments/:id', [Payments, 'show']).as('payments.show')
    router.post('/payments/:id/void', [PaymentVoids, 'store']).as('payments.void.store')
    router
      .post('/payments/:id/cheques/:position', [PaymentCheques, 'store'])
      .as('payments.cheques.store')
    router.post('/invoices/:id/credit-uses', [CreditUses, 'store']).as('invoices.credit_uses.store')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
