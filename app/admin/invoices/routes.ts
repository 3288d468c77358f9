import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { InvoiceCredits, InvoiceIssues, InvoiceVoids } = controllers.admin.invoices
const { Invoices, IssuedInvoices } = controllers.admin.invoices

router
  .group(() => {
    router.get('/invoices', [Invoices, 'index']).as('invoices.index')
    router.get('/invoices/:id', [Invoices, 'show']).as('invoices.show')
    router.post('/invoice-issues', [InvoiceIssues, 'store']).as('invoice_issues.store')
    router.post('/invoices/:id/void', [InvoiceVoids, 'store']).as('invoices.void.store')
    router.put('/issued-invoices/:id', [IssuedInvoices, 'update']).as('issued_invoices.update')
    router.post('/invoices/:id/credits', [InvoiceCredits, 'store']).as('invoices.credits.store')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
