import { DateTime } from 'luxon'
import { offsetAt, offsetsAround } from '#domain/shared/time/zone_offsets'

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
  const offsets = offsetsAround(zone, wall)
  const [first, ...others] = offsets
    .map((offset) => wall - offset)
    .filter((at) => at + offsetAt(zone, at) === wall)
    .sort((one, other) => one - other)
  if (first === undefined) return setForward(wall - Math.min(...offsets), zone)
  return { at: new Date(first), change: others.length > 0 ? 'doubled' : null, shown: local }
}

function setForward(instant: number, zone: string): WallClock {
  const at = new Date(instant)
  return { at, change: 'skipped', shown: DateTime.fromJSDate(at, { zone }).toFormat(minute) }
}

/** So many minutes later, whatever the clocks do in between. */
export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)
