import type { DateTime } from 'luxon'

/** Whole months before and after today: an administrator's sessions are everybody's. */
export const fedMonths = {
  own: { back: 3, ahead: 12 },
  centre: { back: 1, ahead: 2 },
} as const

/** The nearest are kept: those that are still to come first, then the latest. */
export const mostFed = 5_000

export type FeedReach = keyof typeof fedMonths

/** @param at in the zone of the centre */
export function feedSpan(reach: FeedReach, at: DateTime) {
  const today = at.startOf('day')
  const { back, ahead } = fedMonths[reach]
  return {
    from: today.minus({ months: back }).toJSDate(),
    today: today.toJSDate(),
    until: today.plus({ months: ahead, days: 1 }).toJSDate(),
  }
}
