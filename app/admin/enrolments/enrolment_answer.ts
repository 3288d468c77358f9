import type { HttpContext } from '@adonisjs/core/http'
import { mayOverfill } from '#app/admin/enrolments/enrolment_policy'
import { toldEnrolment } from '#app/admin/enrolments/told_enrolment'
import { writtenDay } from '#core/languages/written_day'
import { notFound } from '#core/errors/not_found'
import { offerUndo } from '#core/records/offer_undo'
import { laterMarks } from '#domain/attendance/queries/later_marks'
import { readStatements } from '#domain/shared/data/database'
import type { Result } from '#domain/shared/result'
import type { Stepped } from '#domain/teaching/enrolments/change_enrolment'
import { findPlace } from '#domain/teaching/enrolments/queries/find_place'

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
  | 'unconfirmed'
  | 'before_first_day'
  | 'billed_until'

/** The student is out of the group from a day on, or until the first day back. */
interface Days {
  from: string
  until: string | null
}

const fields: Partial<Record<Refusal, string>> = {
  not_after_start: 'until',
  unknown_target: 'target_id',
  same_group: 'target_id',
  already_enrolled: 'target_id',
  not_enrolling: 'target_id',
  full: 'over_capacity_reason',
  not_first: 'reason',
  unconfirmed: 'confirmed_warnings',
  before_first_day: 'from_day',
  billed_until: 'from_day',
}

export async function answerEnrolment(
  ctx: HttpContext,
  result: Result<Stepped, { type: Refusal; day?: string }>,
  done: string,
  days?: Days
) {
  if (result.ok) await tell(ctx, result.value, done, days)
  else refuse(ctx, result.error)
  return ctx.response.redirect().withQs().back()
}

async function tell(ctx: HttpContext, enrolment: Stepped, done: string, days?: Days) {
  const { session, i18n } = ctx
  const { actId, passedOn, seatsGivenBack: count = 0 } = enrolment
  const told = [i18n.t(`enrolments.flash.${done}`, await toldEnrolment(ctx, enrolment))]
  if (count > 0) told.push(i18n.t('departures.followed.guest_seats', { count }))
  const marks = days ? await countLaterMarks(ctx, days) : 0
  if (marks > 0) told.push(i18n.t('enrolments.later_marks.followed', { count: marks }))
  if (passedOn) told.push(i18n.t('enrolments.flash.passed_on'))
  session.flash('success', told.join(i18n.t('departures.stop')))
  if (actId) offerUndo(ctx, { method: 'post', url: undoPath, data: { act_id: actId } })
}

async function countLaterMarks({ tenant, params }: HttpContext, days: Days) {
  return readStatements(tenant.id, async () => {
    const place = await findPlace(params.id as string)
    return place ? (await laterMarks({ ...place, ...days })).days.length : 0
  })
}

const undoPath = '/admin/enrolment-undos'

function refuse(ctx: HttpContext, { type, day }: { type: Refusal; day?: string }) {
  const { session, i18n } = ctx
  if (type === 'not_found') throw notFound(ctx)
  const isFull = type === 'full' && !mayOverfill(ctx.auth.getUserOrFail())
  const field = isFull ? 'target_id' : fields[type]
  const message = i18n.t(`enrolments.errors.${isFull ? 'no_seat_there' : type}`, {
    day: day && writtenDay(ctx, day),
  })
  if (field) session.flashErrors({ [field]: message })
  else session.flash('error', message)
}
