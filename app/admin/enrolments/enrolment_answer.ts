import type { HttpContext } from '@adonisjs/core/http'
import { absent } from '#core/absent'
import type { Result } from '#domain/shared/result'

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

/** The field of a dialog that is to blame; what no field is to blame for is a message. */
const fields: Partial<Record<Refusal, string>> = {
  not_after_start: 'until',
  unknown_target: 'target_id',
  same_group: 'target_id',
  already_enrolled: 'target_id',
  not_enrolling: 'target_id',
  full: 'over_capacity_reason',
  not_first: 'reason',
}

/** Goes back to where an act upon an enrolment was asked for, with what came of it. */
export function answerEnrolment<T>(
  ctx: HttpContext,
  result: Result<T, { type: Refusal }>,
  done: string
) {
  const { session, i18n, response } = ctx
  if (result.ok) session.flash('success', i18n.t(`enrolments.flash.${done}`))
  else {
    const { type } = result.error
    if (type === 'not_found') throw absent(ctx)
    const field = fields[type]
    const message = i18n.t(`enrolments.errors.${type}`)
    if (field) session.flashErrors({ [field]: message })
    else session.flash('error', message)
  }
  return response.redirect().back()
}
