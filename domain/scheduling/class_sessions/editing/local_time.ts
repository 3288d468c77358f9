import { DateTime } from 'luxon'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'

type Dated = Pick<SessionRow, 'starts_at' | 'ends_at' | 'time_zone'>

/** As the clocks of its zone show it. */
export function localOf({ starts_at, ends_at, time_zone }: Dated) {
  const at = DateTime.fromJSDate(starts_at, { zone: time_zone })
  const date = at.toISODate()!
  const starts = at.toFormat('HH:mm')
  const minutes = (ends_at.getTime() - starts_at.getTime()) / 60_000
  return { date, starts, minutes, shown: `${date}T${starts}` }
}
