import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { countField } from '#core/forms/number_field'
import { line } from '#core/forms/person_fields'
import { timeField } from '#core/forms/week_windows_field'
import { weekdayField } from '#core/forms/weekday_field'
import { givenId } from '#core/records/reference_fields'
import { sessionTypes } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { seriesLimits } from '#domain/scheduling/series/rules/series_rule'
import { counts, mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

const slot = vine.object({
  weekday: weekdayField().nullable().optional(),
  starts: timeField(),
  minutes: countField(...counts.minutesOfClassSession),
})

/** One session alone has no end to tell. */
const isSeries = ({ repeats }: { repeats?: unknown }) => repeats !== 'once'

/** When the sessions are, as a form tells it. */
export const timingFields = () => ({
  repeats: vine.enum(['once', 'weekly', 'monthly']),
  starts_on: dayField(),
  slots: vine.array(slot).minLength(1).maxLength(mostAtOnce.windowsOfWeek),
  every: countField(1, seriesLimits.every).nullable().optional(),
  ends: vine.enum(['on', 'count', 'held']).nullable().optional(),
  ends_on: dayField()
    .nullable()
    .optional()
    .requiredWhen(({ parent }) => isSeries(parent) && parent.ends === 'on'),
  ends_count: countField(...counts.classSessions)
    .nullable()
    .optional()
    .requiredWhen(({ parent }) => isSeries(parent) && ['count', 'held'].includes(parent.ends)),
})

export const classSessionValidator = vine.create({
  group_id: givenId().nullable().optional(),
  instructor_id: givenId().nullable().optional(),
  room_id: givenId().nullable().optional(),
  type: vine.enum(sessionTypes),
  title: line().maxLength(longest.title).nullable().optional(),
  online_url: line()
    .url({ require_protocol: true, protocols: ['http', 'https'] })
    .maxLength(longest.webAddress)
    .nullable()
    .optional(),
  ...timingFields(),
  series_id: vine.string().uuid(),
  previewed: line().maxLength(longest.id).nullable().optional(),
  clash_reason: line().maxLength(longest.reason).nullable().optional(),
})
