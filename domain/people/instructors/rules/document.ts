import { DateTime } from 'luxon'

/** How many days before its last day a document is said to expire soon. */
export const soonDays = 30

export const soonUntil = (today: string) =>
  DateTime.fromISO(today).plus({ days: soonDays }).toISODate()!

/** The last day is still valid. */
export function expiryOf(expiresOn: string | null, today: string) {
  if (!expiresOn) return 'none' as const
  if (expiresOn < today) return 'expired' as const
  return expiresOn <= soonUntil(today) ? ('soon' as const) : ('valid' as const)
}
