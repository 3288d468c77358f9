import type { HttpContext } from '@adonisjs/core/http'
import type { Arrival } from '#domain/access/sessions/record_sign_in'
import { proofMinutes } from '#domain/access/sessions/rules/session_lifetime'
import { now } from '#domain/shared/time/clock'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** What the database keeps of the session beside its data; a session's data can't undo any of it. */
    sessionState: SessionState
  }
}

export type SessionState = {
  /** Names the session's row: a hash of its id. Null while it has none. */
  key: string | null
  /** When its person signed in; the absolute limit counts from here. */
  startedAt: Date
  /** When it was last used by its person, to the minute. */
  seenAt: Date
  lockedAt: Date | null
  confirmedAt: Date | null
  rememberedBy: string | null
  viewedRole: string | null
  /** What its person may do was changed: it goes on under a new id. */
  renewalDue: boolean
  /** Somebody who is signed in once this new session is kept, and not before. */
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
  return confirmedAt !== null && confirmedAt >= now().minus({ minutes: proofMinutes }).toJSDate()
}

/** The session goes on under a new id (security T14). */
export function confirmNow({ session, sessionState }: HttpContext) {
  sessionState.confirmedAt = now().toJSDate()
  session.regenerate()
}
