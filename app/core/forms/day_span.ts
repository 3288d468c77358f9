import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { latinDigits } from '#domain/shared/text/digits'
import { isCalendarDay } from '#domain/shared/time/calendar_day'
import { endsInTime, lengthOfSpan } from '#domain/shared/time/day_span'

type Named = { start: string; most: number }

const inTime = vine.createRule((value, { start: name, most }: Named, field) => {
  const start = latinDigits(String(field.parent[name] ?? '')).trim()
  if (typeof value !== 'string' || !isCalendarDay(start)) return
  if (!endsInTime(start, value)) field.report('Ends before it begins', 'ends_before', field)
  else if (lengthOfSpan(start, value) > most)
    field.report('Lasts too long', 'span_too_long', field, { most })
})

/** The last day of what begins on the day of another field. */
export const lastDayOf = (start: string, most = Infinity) => dayField().use(inTime({ start, most }))

/** The first and the last day of something, both part of it. */
export const daySpan = (most = Infinity) => ({
  starts_on: dayField(),
  ends_on: lastDayOf('starts_on', most),
})
