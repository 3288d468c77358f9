import vine from '@vinejs/vine'
import { calendarSpan } from '#core/calendar/calendar_span'

export const calendarSpanValidator = vine.create({
  ...calendarSpan(),
  /** Whose lanes are drawn, all of which the answer then tells. */
  lanes: vine.enum(['rooms']).optional(),
})
