import type { HttpContext } from '@adonisjs/core/http'
import { refuseRecord } from '#core/records/refuse_record'
import type { PolicyRefusal } from '#domain/attendance/actions/change_policy'
import type { RemovalRefusal } from '#domain/attendance/actions/remove_policy_change'

export function refusePolicy(ctx: HttpContext, refusal: PolicyRefusal) {
  if (refusal.type !== 'past_day') return refuseRecord(ctx, refusal)
  return ctx.session.flashErrors({
    [refusal.field]: ctx.i18n.t('attendance_policy.refusals.past_day'),
  })
}

export function refuseRemoval(ctx: HttpContext, refusal: RemovalRefusal) {
  if (refusal.type !== 'in_force') return refuseRecord(ctx, refusal)
  return ctx.session.flashErrors({ version: ctx.i18n.t('attendance_policy.refusals.in_force') })
}
