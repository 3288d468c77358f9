import { credit, documentIn, draft, issued } from '#tests/helpers/billing/documents'
import { pay } from '#tests/helpers/billing/payments'
import { rowsOf } from '#tests/helpers/centre/centre'
import { furnishBilling } from '#tests/helpers/centre/furnished_billing'
import { seenBy, type Stage, type VisitedPage } from '#tests/helpers/pages/visited_page'

export async function billingPages({ centre, admin }: Stage): Promise<VisitedPage[]> {
  const furnished = await furnishBilling(centre)
  const service = `/admin/services/${furnished.service}`
  const found = `/admin/packages/${furnished.found}`
  const documents = await furnishDocuments(centre)
  const invoice = `/admin/invoices/${documents.invoice}`
  const [cash] = await rowsOf(centre, 'payment_methods', { kind: 'cash' })
  const method = `/admin/payment-methods/${cash.id}`
  return seenBy(admin, {
    'services': '/admin/services',
    'services-create': '/admin/services/create',
    'services-show': service,
    'services-uses': `${service}?tab=uses`,
    'services-activity': `${service}?tab=activity`,
    'services-edit': `${service}/edit`,
    'differences': '/admin/invoices/differences',
    'ledger': '/admin/ledger',
    'ledger-account': '/admin/ledger/receivable?currency=SAR',
    'packages': '/admin/packages',
    'packages-create': '/admin/packages/create',
    'packages-show': found,
    'packages-activity': `${found}?tab=activity`,
    'packages-edit': `${found}/edit`,
    'invoices-create': '/admin/invoices/create',
    'invoices-edit': `/admin/invoices/${documents.draft}/edit`,
    'invoices': '/admin/invoices',
    'invoices-show': invoice,
    'invoices-activity': `${invoice}?tab=activity`,
    'invoices-draft': `/admin/invoices/${documents.draft}`,
    'payment-methods': '/admin/payment-methods',
    'payment-methods-create': '/admin/payment-methods/create',
    'payment-methods-show': method,
    'payment-methods-activity': `${method}?tab=activity`,
    'payment-methods-edit': `${method}/edit`,
    'payments': '/admin/payments',
    'payments-create': `/admin/payments/create?payer=${documents.payer}`,
    'payments-show': `/admin/payments/${documents.payment}`,
    'payments-activity': `/admin/payments/${documents.payment}?tab=activity`,
    'payment-methods-uses': `${method}?tab=uses`,
    'payers-show': `/admin/payers/${documents.payer}`,
    'credit-notes': '/admin/credit-notes',
    'credit-notes-show': `/admin/credit-notes/${documents.note}`,
    'credit-notes-activity': `/admin/credit-notes/${documents.note}?tab=activity`,
  })
}

type Furnished = Record<'invoice' | 'draft' | 'note' | 'payer' | 'payment', string>

async function furnishDocuments(centre: Stage['centre']): Promise<Furnished> {
  const drafted = await draft(centre)
  const invoice = await issued(centre, { internal_notes: 'Pays by transfer' })
  const note = await credit(centre, await documentIn(centre, invoice.id), {
    kind: 'amount',
    minor: '5000',
  })
  if (!note.ok) throw new Error(note.error.type)
  const payment = await pay(centre, [['cash', '1000']], { payer_id: invoice.payer_id })
  return {
    invoice: invoice.id,
    draft: drafted.id,
    note: note.value.id,
    payment: payment.id,
    payer: invoice.payer_id,
  }
}
