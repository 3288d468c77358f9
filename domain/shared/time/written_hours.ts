import { writtenRange } from '#domain/shared/text/written_range'
import { dayLong, lastsFor, minutesOf } from '#domain/shared/time/clock_times'
import { timeStyle } from '#domain/shared/time/date_styles'
import { hasLongDay, momentWriter } from '#domain/shared/time/moment_writer'
import { isClock } from '#domain/shared/time/week_windows'

const at = (minute: number) => new Date(minute * 60_000)

const utc = { ...timeStyle, timeZone: 'UTC' } as const

/** `minute` counts from midnight, a clock of 24 hours ends a day at 24:00; no minute is no text. */
export function writtenClock(tag: string, minute: number) {
  const when = at(minute)
  if (Number.isNaN(when.getTime())) return ''
  const endsDay = minute === dayLong && hasLongDay(tag)
  const style = endsDay ? ({ ...utc, hourCycle: 'h24' } as const) : utc
  return momentWriter(tag, style).write(when)
}

/** Minutes since the midnight of the first day; what ends on the next day has more than a day has. */
export const writtenHours = (tag: string, from: number, until: number) =>
  from < until && until < dayLong
    ? momentWriter(tag, utc).writeRange(at(from), at(until))
    : writtenRange(tag, writtenClock(tag, from), writtenClock(tag, until))

/**
 * `starts` and `ends` are HH:MM; what ends no later than it starts ends on the next day. A text that
 * somebody typed and that is no time stays as it is.
 */
export function writtenHoursUntil(tag: string, starts: string, ends: string) {
  if (!isClock(starts, true) || !isClock(ends, true)) return writtenRange(tag, starts, ends)
  const from = minutesOf(starts)
  return writtenHours(tag, from, from + lastsFor(starts, ends))
}
