import { dayField } from '#core/forms/day_field'
import { lastDayOf } from '#core/forms/day_span'
import { counts } from '#domain/shared/limits/counts'

const [, most] = counts.daysOfCalendar

/** Days of the axis, both included. */
export const calendarSpan = () => ({ from: dayField(), to: lastDayOf('from', most) })
