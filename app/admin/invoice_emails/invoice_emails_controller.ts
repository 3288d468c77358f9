import type { HttpContext } from '@adonisjs/core/http'
import InvoiceRecipientTransformer from '#app/admin/invoice_emails/invoice_recipient_transformer'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import { notFound } from '#core/errors/not_found'
import { isolated } from '#core/languages/phrases'
import { actorOf } from '#core/records/actor_of'
import { emailInvoices } from '#domain/billing/papers/email_invoices'
import { findPayerReach } from '#domain/billing/payers/payer_reach'
import { readStatements } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'

export default class InvoiceEmailsController {
  /** JSON for the dialog: to whom the invoice would go. */
  async show(ctx: HttpContext) {
    const { bouncer, params, tenant } = ctx
    await bouncer.with(InvoicePolicy).authorize('update')
    const id = params.id as string
    const reach = isUuid(id) ? await readStatements(tenant.id, () => findPayerReach(id)) : undefined
    if (!reach) throw notFound(ctx)
    return new InvoiceRecipientTransformer(reach).toObject()
  }

  async store(ctx: HttpContext) {
    const { bouncer, params, session, response, tenant, i18n } = ctx
    await bouncer.with(InvoicePolicy).authorize('update')
    const input = { tenantId: tenant.id, actor: actorOf(ctx), ids: [params.id as string] }
    const [{ result }] = (await emailInvoices(input)) as [
      Awaited<ReturnType<typeof emailInvoices>>[0],
    ]
    if (result.ok) {
      const email = isolated(result.value.email)
      session.flash('success', i18n.t('invoice_emails.flash.sent', { email }))
    } else {
      const { type } = result.error
      if (type === 'not_found') throw notFound(ctx)
      session.flash('error', i18n.t(`invoice_emails.errors.${type}`))
    }
    return response.redirect().back()
  }
}
