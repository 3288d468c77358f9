import type { HttpContext } from '@adonisjs/core/http'
import { findDocumentOf } from '#app/admin/invoices/find_document_of'
import PaymentPolicy from '#app/admin/payments/payment_policy'
import { refuseCreditUse } from '#app/admin/payments/payment_refusal'
import { creditUseValidator } from '#app/admin/payments/payment_validator'
import { moneyMeta } from '#core/forms/money_field'
import { actorOf } from '#core/records/actor_of'
import { allocateCredit } from '#domain/billing/payments/allocate_credit'
import { readStatements } from '#domain/shared/data/database'

export default class CreditUsesController {
  /** Pays an invoice from what its payer paid too much earlier. */
  async store(ctx: HttpContext) {
    const { auth, bouncer, i18n, request, response, session, tenant } = ctx
    await bouncer.with(PaymentPolicy).authorize('create')
    const invoice = await readStatements(tenant.id, () => findDocumentOf(ctx, 'invoice'))
    const { id, currency, exponent, total: minor } = invoice
    const money = moneyMeta(ctx, { minor, currency, exponent })
    const { key, amount } = await request.validateUsing(creditUseValidator, money)
    const content = { document_id: id, minor: amount }
    const result = await allocateCredit({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      request: { key, user: auth.getUserOrFail().userId, content },
      ...content,
    })
    if (result.ok) session.flash('success', i18n.t('payments.flash.credit_used'))
    else refuseCreditUse(ctx, result.error)
    return response.redirect().toRoute('admin.invoices.show', { id })
  }
}
