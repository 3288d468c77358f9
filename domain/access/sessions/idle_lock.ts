import type { Kind } from '#domain/shared/choices/kinds'
import { now } from '#domain/shared/time/clock'

/**
 * A session is marked as used at most once a minute, so the server locks this much later than the
 * page's own clock.
 */
const slackMinutes = 1

/**
 * Null: never. Students and guardians see their own data on their own phones, so only they lock
 * them.
 */
export const lockMinutesOf = (kind: Kind, lockAfter: number | null) =>
  kind === 'student' ? null : lockAfter

export function isIdleTooLong(lockMinutes: number | null, seenAt: Date, at: Date) {
  if (lockMinutes === null) return false
  return at.getTime() - seenAt.getTime() > (lockMinutes + slackMinutes) * 60_000
}

type Use = { lockedAt: Date | null; seenAt: Date }

/** Whether a session's screen is locked by now, though nothing may have marked it so yet. */
export const isLocked = ({ lockedAt, seenAt }: Use, kind: Kind, lockAfter: number | null) =>
  lockedAt !== null || isIdleTooLong(lockMinutesOf(kind, lockAfter), seenAt, now().toJSDate())
