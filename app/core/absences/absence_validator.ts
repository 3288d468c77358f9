import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { line } from '#core/forms/person_fields'
import { timeField } from '#core/forms/week_windows_field'
import { absenceKinds } from '#domain/shared/choices/absences'
import { longest } from '#domain/shared/limits/text_lengths'

/** As a form sends it, and an address. */
const isTrue = (value: unknown) => value === true || value === 'true'

const clockTime = () =>
  timeField()
    .optional()
    .requiredWhen((field) => !isTrue(field.parent.whole_days))

/** An instructor's absence, as the office enters it and as they ask for it. */
export const absenceValidator = vine.create({
  repeats: vine.enum(absenceKinds).optional(),
  whole_days: vine.boolean().optional(),
  from_day: dayField(),
  from_time: clockTime(),
  until_day: dayField(),
  until_time: clockTime(),
  reason: line().maxLength(longest.shortReason).nullable().optional(),
})
