import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { InvoicePapers, CreditNotePapers } = controllers.admin.invoicePapers

router
  .group(() => {
    router.get('/invoices/papers', [InvoicePapers, 'index']).as('invoice_papers.index')
    router.get('/invoices/:id/paper', [InvoicePapers, 'show']).as('invoice_papers.show')
    router.get('/credit-notes/:id/paper', [CreditNotePapers, 'show']).as('credit_note_papers.show')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
