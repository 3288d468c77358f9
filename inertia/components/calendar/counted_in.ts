import type { CalendarSession } from '~/components/calendar/types'
import { type Days, isWithin } from '#domain/shared/time/calendar_span'
import { wallClock } from '#domain/shared/time/wall_clock'

/** What sums and legend count alike: a month draws days of its neighbours, too. */
export function countedIn(span: Days, zone: string) {
  const clock = wallClock(zone)
  return ({ starts_at }: Pick<CalendarSession, 'starts_at'>) => isWithin(clock(starts_at).day, span)
}

export const isHeld = ({ status }: Pick<CalendarSession, 'status'>) => status !== 'cancelled'
