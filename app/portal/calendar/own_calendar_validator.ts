import vine from '@vinejs/vine'
import { calendarSpan } from '#core/calendar/calendar_span'

/** Which days, and of which child: any id that is not of one of theirs is answered as one that isn’t there. */
export const ownCalendarValidator = vine.create({
  ...calendarSpan(),
  child: vine.string().optional(),
})
