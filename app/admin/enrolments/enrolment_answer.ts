import type { HttpContext } from '@adonisjs/core/http'
import { mayOverfill } from '#app/admin/enrolments/enrolment_policy'
import { toldEnrolment } from '#app/admin/enrolments/told_enrolment'
import { notFound } from '#core/errors/not_found'
import { offerUndo } from '#core/records/offer_undo'
import type { Result } from '#domain/shared/result'
import type { Stepped } from '#domain/teaching/enrolments/change_enrolment'

type Refusal =
  | 'not_found'
  | 'not_possible'
  | 'not_enrolling'
  | 'full'
  | 'not_first'
  | 'first_already'
  | 'offer_expired'
  | 'not_after_start'
  | 'unknown_target'
  | 'same_group'
  | 'already_enrolled'

const fields: Partial<Record<Refusal, string>> = {
  not_after_start: 'until',
  unknown_target: 'target_id',
  same_group: 'target_id',
  already_enrolled: 'target_id',
  not_enrolling: 'target_id',
  full: 'over_capacity_reason',
  not_first: 'reason',
}

export async function answerEnrolment(
  ctx: HttpContext,
  result: Result<Stepped, { type: Refusal }>,
  done: string
) {
  if (result.ok) await tell(ctx, result.value, done)
  else refuse(ctx, result.error.type)
  return ctx.response.redirect().withQs().back()
}

async function tell(ctx: HttpContext, enrolment: Stepped, done: string) {
  const { session, i18n } = ctx
  const { actId, passedOn, seatsGivenBack: count = 0 } = enrolment
  const told = [i18n.t(`enrolments.flash.${done}`, await toldEnrolment(ctx, enrolment))]
  if (count > 0) told.push(i18n.t('departures.followed.guest_seats', { count }))
  if (passedOn) told.push(i18n.t('enrolments.flash.passed_on'))
  session.flash('success', told.join(i18n.t('departures.stop')))
  if (actId) offerUndo(ctx, { method: 'post', url: undoPath, data: { act_id: actId } })
}

const undoPath = '/admin/enrolment-undos'

function refuse(ctx: HttpContext, type: Refusal) {
  const { session, i18n } = ctx
  if (type === 'not_found') throw notFound(ctx)
  const isFull = type === 'full' && !mayOverfill(ctx.auth.getUserOrFail())
  const field = isFull ? 'target_id' : fields[type]
  const message = i18n.t(`enrolments.errors.${isFull ? 'no_seat_there' : type}`)
  if (field) session.flashErrors({ [field]: message })
  else session.flash('error', message)
}
