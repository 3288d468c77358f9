import { readLengthCell } from '#domain/imports/cells/length_cell'
import { readTimeCell } from '#domain/imports/cells/time_cell'
import type { Written } from '#domain/imports/columns/columns'
import { clockOf, lastsFor, minutesOf } from '#domain/shared/time/clock_times'
import { saysHalf } from '#domain/shared/time/typed_time'

type Hours = { starts: string; ends: string; minutes: number; isAtNight: boolean }

const half = 12 * 60
const dawn = '06:00'

/**
 * When a row's sessions are. Offices write morning or evening once for both times: "4:00" to
 * "5:30 pm" is an afternoon. Null if a time can't be read.
 */
export function hoursOfRow(written: Written): Hours | null {
  const from = readTimeCell(written('starts'))
  const until = readTimeCell(written('ends'), true)
  if (from === null) return null
  const says = { starts: saysHalf(written('starts')), ends: saysHalf(written('ends')) }
  const [starts, ends] =
    until === null ? [from, lengthAfter(from, written)] : meant(from, until, says)
  if (ends === null) return null
  const isAtNight = starts < dawn && !says.starts && !says.ends
  return { starts, ends, minutes: lastsFor(starts, ends), isAtNight }
}

function meant(starts: string, ends: string, says: { starts: boolean; ends: boolean }) {
  if (says.ends && !says.starts && isBeforeNoon(starts) && later(starts) < ends)
    return [later(starts), ends] as const
  const isTurned = !says.ends && isBeforeNoon(ends) && ends <= starts && later(ends) > starts
  return [starts, isTurned ? later(ends) : ends] as const
}

const isBeforeNoon = (time: string) => time >= '01:00' && time < '12:00'
const later = (time: string) => clockOf(minutesOf(time) + half)

function lengthAfter(starts: string, written: Written) {
  const minutes = readLengthCell(written('minutes'))
  return minutes ? clockOf(minutesOf(starts) + minutes) : null
}
