import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { InvoiceEmails, InvoiceEmailBatches, CreditNoteEmails, CreditNoteEmailBatches } =
  controllers.admin.invoiceEmails

router
  .group(() => {
    router
      .post('/invoices/emails', [InvoiceEmailBatches, 'store'])
      .as('invoice_email_batches.store')
    router.get('/invoices/:id/emails', [InvoiceEmails, 'show']).as('invoice_emails.show')
    router.post('/invoices/:id/emails', [InvoiceEmails, 'store']).as('invoice_emails.store')
    router
      .post('/credit-notes/emails', [CreditNoteEmailBatches, 'store'])
      .as('credit_note_email_batches.store')
    router.get('/credit-notes/:id/emails', [CreditNoteEmails, 'show']).as('credit_note_emails.show')
    router
      .post('/credit-notes/:id/emails', [CreditNoteEmails, 'store'])
      .as('credit_note_emails.store')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
