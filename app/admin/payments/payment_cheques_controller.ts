import type { HttpContext } from '@adonisjs/core/http'
import PaymentPolicy from '#app/admin/payments/payment_policy'
import { refusePaymentAct } from '#app/admin/payments/payment_refusal'
import { chequeValidator } from '#app/admin/payments/payment_validator'
import { actorOf } from '#core/records/actor_of'
import { changeCheque } from '#domain/billing/payments/change_cheque'

const flashes = {
  deposited: 'payments.flash.cheque_deposited',
  cleared: 'payments.flash.cheque_cleared',
  bounced: 'payments.flash.cheque_bounced',
} as const

export default class PaymentChequesController {
  async store(ctx: HttpContext) {
    const { bouncer, i18n, params, request, response, session, tenant } = ctx
    await bouncer.with(PaymentPolicy).authorize('update')
    const { state, version } = await request.validateUsing(chequeValidator)
    const result = await changeCheque({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      zone: tenant.timezone,
      payment_id: params.id,
      position: Number(params.position) || 0,
      version,
      state,
    })
    if (result.ok) session.flash('success', i18n.t(flashes[state]))
    else refusePaymentAct(ctx, result.error)
    return response.redirect().toRoute('admin.payments.show', { id: params.id })
  }
}
