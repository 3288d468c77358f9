import vine from '@vinejs/vine'
import { numeric } from '#core/forms/person_fields'
import { isCalendarDay } from '#domain/shared/time/calendar_day'

const day = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isCalendarDay(value)) field.report('Not a day', 'date', field)
})

/** YYYY-MM-DD, in any digits. */
export const dayField = () => numeric().use(day())
