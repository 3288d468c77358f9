import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { InvoiceEmails, InvoiceEmailBatches } = controllers.admin.invoiceEmails

router
  .group(() => {
    router.post('/emails', [InvoiceEmailBatches, 'store']).as('invoice_email_batches.store')
    router.get('/:id/emails', [InvoiceEmails, 'show']).as('invoice_emails.show')
    router.post('/:id/emails', [InvoiceEmails, 'store']).as('invoice_emails.store')
  })
  .prefix('/admin/invoices')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
