import vine from '@vinejs/vine'
import { printedViews } from '#app/documents/calendar/printed_days'
import { dayField } from '#core/forms/day_field'
import { locales } from '#domain/shared/choices/locales'

/** Which week or month: the one of a day, today's unless it is told; in the page's language unless told. */
export const printFields = () => ({
  view: vine.enum(printedViews),
  day: dayField().optional(),
  locale: vine.enum(locales).optional(),
})
