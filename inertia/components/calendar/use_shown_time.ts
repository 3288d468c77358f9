import { shownMinutes } from '~/components/calendar/lanes/lanes_of'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useFormat } from '~/hooks/use_format'
import { clockOf } from '#domain/shared/time/clock_times'
import { wallClock } from '#domain/shared/time/wall_clock'

type Held = Pick<ShownSession, 'starts_at' | 'ends_at'>

/** From when until when a session is by the clocks of the axis, or only when it begins. */
export function useShownTime(zone: string) {
  const { clock, hours } = useFormat()
  const shown = wallClock(zone)
  return (session: Held, isShort: boolean) => {
    const starts = clockOf(shown(session.starts_at).minute)
    return isShort ? clock(starts) : hours(starts, shownMinutes(session, shown))
  }
}
