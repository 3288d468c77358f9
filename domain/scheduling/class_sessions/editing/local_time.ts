import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { offsetAt } from '#domain/shared/time/zone_offsets'

type Dated = Pick<SessionRow, 'starts_at' | 'ends_at' | 'time_zone'>

/** As the clocks of its zone show it. */
export function localOf({ starts_at, ends_at, time_zone }: Dated) {
  const at = starts_at.getTime()
  const shown = new Date(at + offsetAt(time_zone, at)).toISOString().slice(0, 16)
  const [date, starts] = shown.split('T') as [string, string]
  return { date, starts, minutes: (ends_at.getTime() - at) / 60_000, shown }
}
