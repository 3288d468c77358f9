import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { dayField } from '#core/forms/day_field'
import { lastDayOf } from '#core/forms/day_span'
import { line } from '#core/forms/person_fields'
import { timeField } from '#core/forms/week_windows_field'
import { recordId } from '#core/records/reference_fields'
import { counts } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'
import { wallClock } from '#domain/shared/time/wall_clock_instant'

const missed = {
  /** One session of these days alone. */
  session_id: recordId().nullable().optional(),
  from_day: dayField(),
  until_day: lastDayOf('from_day', counts.daysOfHoliday[1]),
  told_on: dayField(),
  told_time: timeField(),
}

export const absenceOutcomesValidator = vine.create(missed)

export const absenceNoticeValidator = vine.create({
  ...missed,
  reason: line().maxLength(longest.shortReason),
  told_by: line().maxLength(longest.title).nullable().optional(),
})

export const withdrawalValidator = vine.create({
  reason: line().maxLength(longest.shortReason),
})

/** What is missed, and when that was told by the centre's clocks. */
export function toldAbsence(form: Infer<typeof absenceOutcomesValidator>, zone: string) {
  const { session_id: sessionId = null, from_day: from, until_day: until } = form
  return {
    sessionId,
    ...(sessionId ? { from: null, until: null } : { from, until }),
    toldAt: wallClock(`${form.told_on}T${form.told_time}`, zone).at,
  }
}
