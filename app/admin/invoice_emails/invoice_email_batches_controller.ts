import type { HttpContext } from '@adonisjs/core/http'
import { invoiceEmailValidator } from '#app/admin/invoice_emails/invoice_email_validator'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import { joined } from '#core/languages/phrases'
import { actorOf } from '#core/records/actor_of'
import { emailInvoices } from '#domain/billing/papers/email_invoices'

export default class InvoiceEmailBatchesController {
  async store(ctx: HttpContext) {
    const { bouncer, request, session, response, tenant, i18n, locale } = ctx
    await bouncer.with(InvoicePolicy).authorize('update')
    const { ids } = await request.validateUsing(invoiceEmailValidator)
    const outcomes = await emailInvoices({ tenantId: tenant.id, actor: actorOf(ctx), ids })
    const count = outcomes.filter(({ result }) => result.ok).length
    const unaddressed = outcomes.filter(
      ({ result }) => !result.ok && result.error.type === 'no_address'
    )
    const skipped = outcomes.length - count - unaddressed.length
    if (count > 0) session.flash('success', i18n.t('invoice_emails.flash.sent_many', { count }))
    const numbers = joined(
      locale,
      unaddressed.map(({ number }) => number!)
    )
    const problems = [
      ...(numbers ? [i18n.t('invoice_emails.errors.no_addresses', { numbers })] : []),
      ...(skipped > 0 ? [i18n.t('invoice_emails.errors.not_issued_many', { count: skipped })] : []),
    ]
    if (problems.length > 0) session.flash('error', problems.join(' '))
    return response.redirect().back()
  }
}
