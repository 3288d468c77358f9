import type { HttpContext } from '@adonisjs/core/http'
import type { Arrival } from '#domain/access/sessions/record_sign_in'
import { proofLimits } from '#domain/access/sessions/rules/session_lifetime'
import { now } from '#domain/shared/time/clock'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Kept by the database apart from the session's data, which can't undo any of it. */
    sessionState: SessionState
  }
}

/**
 * `key` names the session's row: a hash of its id, null while it has none. The absolute limit
 * counts from `startedAt`; `seenAt` is its person's last use, to the minute. `renewalDue`: its
 * person's rights changed, so it needs a new id. `arrival` is somebody who is signed in once this
 * new session is kept, and not before.
 */
export type SessionState = {
  key: string | null
  startedAt: Date
  seenAt: Date
  lockedAt: Date | null
  confirmedAt: Date | null
  rememberedBy: string | null
  viewedRole: string | null
  renewalDue: boolean
  arrival: Arrival | null
}

export const newSessionState = (): SessionState => ({
  key: null,
  startedAt: now().toJSDate(),
  seenAt: now().toJSDate(),
  lockedAt: null,
  confirmedAt: null,
  rememberedBy: null,
  viewedRole: null,
  renewalDue: false,
  arrival: null,
})

export function isConfirmed({ confirmedAt }: SessionState) {
  return (
    confirmedAt !== null && confirmedAt >= now().minus({ minutes: proofLimits.minutes }).toJSDate()
  )
}

/** Gives the session a new id (security T14). */
export function confirmNow({ session, sessionState }: HttpContext) {
  sessionState.confirmedAt = now().toJSDate()
  session.regenerate()
}
