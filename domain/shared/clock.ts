import { DateTime } from 'luxon'

let frozen: DateTime | undefined

/** The present instant in UTC. The domain asks nothing else for the time. */
export const now = () => frozen ?? DateTime.utc()

/** The calendar day it is there, as YYYY-MM-DD; `zone` is an IANA name. */
export const today = (zone: string) => now().setZone(zone).toISODate()!

/** Stops the clock for a test; answers the function that lets it run again. */
export function freezeClock(instant: string) {
  frozen = DateTime.fromISO(instant, { zone: 'utc' })
  return () => {
    frozen = undefined
  }
}
