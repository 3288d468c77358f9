import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { DraftStudents, InvoiceDrafts, PayerChoices, ProposedDrafts, Unbilled } =
  controllers.admin.invoiceDrafts

router
  .group(() => {
    router.get('/invoices/create', [Unbilled, 'create']).as('invoices.create')
    router.post('/invoices', [InvoiceDrafts, 'store']).as('invoices.store')
    router.get('/invoices/:id/edit', [InvoiceDrafts, 'edit']).as('invoices.edit')
    router.put('/invoices/:id', [InvoiceDrafts, 'update']).as('invoices.update')
    router.delete('/invoices/:id', [InvoiceDrafts, 'destroy']).as('invoices.destroy')
    router.post('/proposed-drafts', [ProposedDrafts, 'store']).as('proposed_drafts.store')
    router.get('/draft-students', [DraftStudents, 'index']).as('draft_students.index')
    router.get('/payer-choices', [PayerChoices, 'index']).as('payer_choices.index')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
