import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { clockOf } from '#domain/shared/time/clock_times'
import { wallClock } from '#domain/shared/time/wall_clock'

type Held = { starts_at: string; ends_at: string }

const minute = 60_000

/** From when until when, and on which day, by the clocks of the centre. */
export function useCentreTime() {
  const { hours, day } = useFormat()
  const read = wallClock(useShared().tenant?.timezone ?? 'UTC')
  return {
    dayOf: ({ starts_at: starts }: Held) => read(starts).day,
    written: day,
    hours: ({ starts_at: starts, ends_at: ends }: Held) =>
      hours(clockOf(read(starts).minute), (Date.parse(ends) - Date.parse(starts)) / minute),
  }
}
