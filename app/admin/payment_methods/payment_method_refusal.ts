import type { HttpContext } from '@adonisjs/core/http'
import { refuseRecord, type UsualRefusal } from '#core/records/refuse_record'
import type { KindFixed, LastActive } from '#domain/billing/payment_methods/payment_method_acts'

export function refusePaymentMethod(
  ctx: HttpContext,
  refusal: UsualRefusal | KindFixed | LastActive
) {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'kind_fixed':
      return session.flashErrors({ kind: i18n.t('payment_methods.errors.kind_fixed') })
    case 'last_active':
      return session.flash('error', i18n.t('payment_methods.refused.last_active'))
    default:
      return refuseRecord(ctx, refusal)
  }
}
