import { DateTime } from 'luxon'
import type { AttendancePolicy } from '#domain/attendance/rules/policy'

export interface Missed {
  /** YYYY-MM-DD by the clocks of the missed session. */
  missedOn: string
  /** Of its group; null: the group is in no term. */
  termEndsOn: string | null
}

type Expiry = Pick<AttendancePolicy, 'make_up_expiry' | 'make_up_days'>

/** The last day on which a missed session can be made up for; null: any. Without a term, days are counted. */
export function lastDayOf(policy: Expiry, { missedOn, termEndsOn }: Missed): string | null {
  if (policy.make_up_expiry === 'none') return null
  if (policy.make_up_expiry === 'term' && termEndsOn) return termEndsOn
  return DateTime.fromISO(missedOn).plus({ days: policy.make_up_days }).toISODate()
}

export const isOver = (expiresOn: string | null, today: string) =>
  expiresOn !== null && expiresOn < today
