import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { line } from '#core/forms/person_fields'
import { timeField, weekWindowsField } from '#core/forms/week_windows_field'
import { version } from '#core/records/record_fields'

export const availabilityValidator = vine.create({
  version: version(),
  windows: weekWindowsField(),
})

export const absenceValidator = vine.create({
  from_day: dayField(),
  from_time: timeField(),
  until_day: dayField(),
  until_time: timeField(),
  reason: line().maxLength(longest.shortReason).nullable().optional(),
})
