import vine from '@vinejs/vine'
import { numeric } from '#core/forms/person_fields'
import { weekdayField } from '#core/forms/weekday_field'
import { after } from '#core/records/compared_fields'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { latinDigits } from '#domain/shared/text/digits'
import { lastsFor } from '#domain/shared/time/clock_times'
import { isClock } from '#domain/shared/time/week_windows'

const clock = vine.createRule((value, isEnd: boolean, field) => {
  if (typeof value === 'string' && !isClock(value, isEnd))
    field.report('Not a time of day', 'time', field)
})

/** HH:MM, in any digits; `24:00` where it ends something. */
export const timeField = (isEnd = false) => numeric().use(clock(isEnd))

/** Of what may end on the next day: how long it lasts at least, in minutes. */
export const lasting = vine.createRule((value, least: number, field) => {
  const starts = latinDigits(String(field.parent.starts ?? ''))
  if (typeof value !== 'string' || !isClock(value, true) || !isClock(starts)) return
  if (value === starts || lastsFor(starts, value) < least)
    field.report('Too short', 'too_short', field, { min: least })
})

/** A whole week; left out, it has no window. */
export const weekWindowsField = () =>
  vine
    .array(
      vine.object({
        weekday: weekdayField(),
        starts: timeField(),
        ends: timeField(true).use(after('starts')),
      })
    )
    .maxLength(mostAtOnce.windowsOfWeek)
    .optional()
