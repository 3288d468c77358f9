import { DateTime } from 'luxon'

let frozen: DateTime | undefined

/** In UTC. The domain asks nothing else for the time. */
export const now = () => frozen ?? DateTime.utc()

const quarter = 15 * 60_000
const days = new Map<string, { quarter: number; day: string }>()

/**
 * YYYY-MM-DD in an IANA zone. Midnight is on a quarter of an hour everywhere, so each zone is asked
 * once in that time.
 */
export function today(zone: string) {
  const instant = now()
  const current = Math.floor(instant.toMillis() / quarter)
  const known = days.get(zone)
  if (known?.quarter === current) return known.day
  const day = instant.setZone(zone).toISODate()!
  days.set(zone, { quarter: current, day })
  return day
}

export function freezeClock(instant: string) {
  frozen = DateTime.fromISO(instant, { zone: 'utc' })
  return () => {
    frozen = undefined
  }
}
