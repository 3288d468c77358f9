import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { assistantIds, onlineUrl, saving } from '#app/admin/class_sessions/session_change_validator'
import { dayField } from '#core/forms/day_field'
import { countField } from '#core/forms/number_field'
import { line } from '#core/forms/person_fields'
import { timeField } from '#core/forms/week_windows_field'
import { weekdayField } from '#core/forms/weekday_field'
import { givenId } from '#core/records/reference_fields'
import { parties, sessionTypes } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { endKinds, repeatKinds } from '#domain/scheduling/series/rules/series_kinds'
import { seriesLimits } from '#domain/scheduling/series/rules/series_rule'
import { counts, mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'
import { linesOf } from '#domain/shared/text/lines_of'

/** The only time of a week may be on the first day's; of several, each says its own. */
const isOneOfSeveral = ({ data }: FieldContext) =>
  data.repeats === 'weekly' && Array.isArray(data.slots) && data.slots.length > 1

const slot = vine.object({
  weekday: weekdayField().nullable().optional().requiredWhen(isOneOfSeveral),
  starts: timeField(),
  minutes: countField(...counts.minutesOfClassSession),
})

/** A session held once or on chosen days has no end, whatever end the form last showed. */
const endsBy =
  (...ends: string[]) =>
  ({ parent }: FieldContext) =>
    !['once', 'dates'].includes(parent.repeats) && ends.includes(parent.ends)

/** A list, or one per line, as a form keeps them. */
const days = (most: number) =>
  vine
    .array(dayField())
    .parse((value) => (typeof value === 'string' ? linesOf(value) : value))
    .maxLength(most)

/** When the sessions are, as a form tells it. */
export const timingFields = () => ({
  repeats: vine.enum(repeatKinds),
  starts_on: dayField()
    .nullable()
    .optional()
    .requiredWhen(({ parent }) => parent.repeats !== 'dates'),
  dates: days(seriesLimits.dates)
    .minLength(1)
    .nullable()
    .optional()
    .requiredWhen('repeats', '=', 'dates'),
  excluded: days(mostAtOnce.daysLeftOut).nullable().optional(),
  slots: vine.array(slot).minLength(1).maxLength(mostAtOnce.windowsOfWeek),
  every: countField(...counts.repeatedEvery)
    .nullable()
    .optional(),
  ends: vine.enum(endKinds).nullable().optional(),
  ends_on: dayField().nullable().optional().requiredWhen(endsBy('on')),
  ends_count: countField(...counts.classSessions)
    .nullable()
    .optional()
    .requiredWhen(endsBy('count', 'held')),
  follows_timings: vine.boolean().optional(),
})

/** A student who is taught alone needs an instructor. */
const isOfStudent = ({ parent }: FieldContext) => Boolean(parent.student_id)

export const classSessionValidator = vine.create({
  party: vine.enum(parties).optional(),
  group_id: givenId().nullable().optional(),
  student_id: givenId().nullable().optional().requiredWhen('party', '=', 'student'),
  instructor_id: givenId().nullable().optional().requiredWhen(isOfStudent),
  assistant_ids: assistantIds(),
  branch_id: givenId().nullable().optional(),
  room_id: givenId().nullable().optional(),
  type: vine.enum(sessionTypes),
  title: line().maxLength(longest.title).nullable().optional(),
  online_url: onlineUrl(),
  service_id: givenId().nullable().optional(),
  ...timingFields(),
  series_id: vine.string().uuid(),
  allows_past: vine.boolean().optional(),
  /** Whether the form is a dialog over another page, to which saving returns. */
  stays: vine.boolean().optional(),
  ...saving(),
})
