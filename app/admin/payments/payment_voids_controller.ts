import type { HttpContext } from '@adonisjs/core/http'
import PaymentPolicy from '#app/admin/payments/payment_policy'
import { refusePaymentAct } from '#app/admin/payments/payment_refusal'
import { voidPaymentValidator } from '#app/admin/payments/payment_validator'
import { actorOf } from '#core/records/actor_of'
import { voidPayment } from '#domain/billing/payments/void_payment'

export default class PaymentVoidsController {
  /** Whoever takes payments voids their own of today; others need the right to delete. */
  async store(ctx: HttpContext) {
    const { auth, bouncer, i18n, params, request, response, session, tenant } = ctx
    const user = auth.getUserOrFail()
    const mayVoidAll = user.may('admin.payments.delete')
    await bouncer.with(PaymentPolicy).authorize(mayVoidAll ? 'delete' : 'create')
    const form = await request.validateUsing(voidPaymentValidator)
    const result = await voidPayment({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      zone: tenant.timezone,
      id: params.id,
      only_received_by: mayVoidAll ? null : user.userId,
      ...form,
    })
    if (result.ok) session.flash('success', i18n.t('payments.flash.voided'))
    else refusePaymentAct(ctx, result.error)
    return response.redirect().toRoute('admin.payments.show', { id: params.id })
  }
}
