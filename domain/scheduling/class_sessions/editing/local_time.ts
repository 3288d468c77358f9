import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { shownAt } from '#domain/shared/time/zone_offsets'

type Dated = Pick<SessionRow, 'starts_at' | 'ends_at' | 'time_zone'>

/** As the clocks of its zone show it. */
export function localOf({ starts_at, ends_at, time_zone }: Dated) {
  const shown = shownAt(time_zone, starts_at)
  const [date, starts] = shown.split('T') as [string, string]
  return { date, starts, minutes: (ends_at.getTime() - starts_at.getTime()) / 60_000, shown }
}
