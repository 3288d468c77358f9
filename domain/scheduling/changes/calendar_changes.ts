import type { Days } from '#domain/shared/time/calendar_span'

/** PostgreSQL's triggers announce on it (migrations 099 and 149). */
export const changesChannel = 'calendar_changes'

/** Something changed on these days, or students of a session were marked; `mark` is one of those marks. */
export type AnnouncedChange =
  { tenant: string; days: Days } | { tenant: string; session: string; mark: string }

/** Reads `tenant first-day last-day` and `tenant session:mark`; anything else is no change. */
export function parseChange(payload: string): AnnouncedChange | undefined {
  const [tenant, first, to] = payload.split(' ')
  if (!tenant || !first) return undefined
  if (to) return { tenant, days: { from: first, to } }
  const [session, mark] = first.split(':')
  return session && mark ? { tenant, session, mark } : undefined
}
