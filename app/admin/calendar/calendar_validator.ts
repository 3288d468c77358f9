import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { lastDayOf } from '#core/forms/day_span'
import { counts } from '#domain/shared/limits/counts'

const [, most] = counts.daysOfCalendar

/** Days of the axis, both included. */
export const calendarSpanValidator = vine.create({
  from: dayField(),
  to: lastDayOf('from', most),
  /** Whose lanes are drawn, all of which the answer then tells. */
  lanes: vine.enum(['rooms']).optional(),
})
