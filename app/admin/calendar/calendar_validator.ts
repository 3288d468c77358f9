import vine from '@vinejs/vine'
import { calendarSpan } from '#core/calendar/calendar_span'

export const calendarSpanValidator = vine.create(calendarSpan())
