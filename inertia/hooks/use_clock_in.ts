import { useFormat } from '~/hooks/use_format'
import { clockOf } from '#domain/shared/time/clock_times'
import { wallClock } from '#domain/shared/time/wall_clock'

/** The hour of an instant alone, by the clocks of a place. */
export function useClockIn(zone: string): (iso: string) => string {
  const { clock } = useFormat()
  return (iso) => clock(clockOf(wallClock(zone)(iso).minute))
}
