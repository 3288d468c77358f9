import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { weekdayField } from '#core/forms/weekday_field'
import { line, numeric } from '#core/forms/person_fields'
import { version } from '#core/records/record_fields'
import { isClock } from '#domain/people/instructors/rules/week_windows'
import { mostAtOnce } from '#domain/shared/limits/counts'

const clock = vine.createRule((value, isEnd: boolean, field) => {
  if (typeof value === 'string' && !isClock(value, isEnd))
    field.report('Not a time of day', 'time', field)
})

const time = (isEnd = false) => numeric().use(clock(isEnd))

export const availabilityValidator = vine.create({
  version: version(),
  windows: vine
    .array(
      vine.object({
        weekday: weekdayField(),
        starts: time(),
        ends: time(true),
      })
    )
    .maxLength(mostAtOnce.availabilityWindows)
    .optional(),
})

export const absenceValidator = vine.create({
  from_day: dayField(),
  from_time: time(),
  until_day: dayField(),
  until_time: time(),
  reason: line().maxLength(longest.shortReason).nullable().optional(),
})
