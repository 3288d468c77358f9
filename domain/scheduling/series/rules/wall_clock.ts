import { DateTime } from 'luxon'
import { steadyOffset } from '#domain/shared/time/zone_offsets'

export interface WallClock {
  at: Date
  /** What the clocks of the zone did to that hour; one that they skip begins as much later as they were set forward. */
  change: 'skipped' | 'doubled' | null
  /** `YYYY-MM-DDTHH:MM`, as the clocks show it. */
  shown: string
}

const minute = "yyyy-MM-dd'T'HH:mm"

/** The instant of a time on the wall, `YYYY-MM-DDTHH:MM`: of an hour that comes twice, the first one. */
export function wallClock(local: string, zone: string): WallClock {
  const wall = Date.parse(`${local}:00Z`)
  const offset = steadyOffset(zone, wall)
  if (offset === undefined) return aroundAChange(local, zone)
  return { at: new Date(wall - offset), change: null, shown: local }
}

function aroundAChange(local: string, zone: string): WallClock {
  const candidates = DateTime.fromISO(local, { zone }).getPossibleOffsets()
  const at = candidates.reduce((first, other) => (other < first ? other : first))
  const shown = at.toFormat(minute)
  const change = shown !== local ? 'skipped' : candidates.length > 1 ? 'doubled' : null
  return { at: at.toJSDate(), change, shown }
}

/** So many minutes later, whatever the clocks do in between. */
export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)
