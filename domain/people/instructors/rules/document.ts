import { DateTime } from 'luxon'

/** How many days before its last day a document is said to expire soon. */
export const soonDays = 30

/** The last day is still valid. */
export function expiryOf(expiresOn: string | null, today: string) {
  if (!expiresOn) return 'none' as const
  if (expiresOn < today) return 'expired' as const
  const soon = DateTime.fromISO(today).plus({ days: soonDays }).toISODate()!
  return expiresOn <= soon ? ('soon' as const) : ('valid' as const)
}
