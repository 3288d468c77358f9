import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { lastDayOf } from '#core/forms/day_span'
import { line } from '#core/forms/person_fields'
import { recordId } from '#core/records/reference_fields'
import { counts } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

const missed = {
  /** One session of these days alone. */
  session_id: recordId().nullable().optional(),
  from_day: dayField(),
  until_day: lastDayOf('from_day', counts.daysOfOwnAbsence[1]),
}

export const ownAbsenceOutcomesValidator = vine.create(missed)

export const ownAbsenceNoticeValidator = vine.create({
  ...missed,
  reason: line().maxLength(longest.shortReason),
  /** The fingerprint of what was shown before. */
  previewed: line().maxLength(longest.id),
})

interface Form {
  session_id?: string | null
  from_day: string
  until_day: string
}

export const missedOf = (studentId: string, form: Form) => {
  const { session_id: sessionId = null, from_day: from, until_day: until } = form
  return { studentId, sessionId, ...(sessionId ? { from: null, until: null } : { from, until }) }
}
