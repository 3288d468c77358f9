import { sessionPlace } from '#domain/scheduling/calendar/details/session_place'
import { findClassSession } from '#domain/scheduling/class_sessions/queries/find_class_session'
import { frozenInSession } from '#domain/scheduling/class_sessions/queries/session_roster'
import type { Locale } from '#domain/shared/choices/locales'

/** All that anybody asks of one session; whoever answers leaves out what is not for whoever asks. */
export async function sessionDetails(id: string, locale: Locale) {
  const session = await findClassSession(id)
  if (!session) return undefined
  const [place, frozen] = await Promise.all([
    sessionPlace(session.id),
    session.group ? frozenInSession(session.id, locale) : [],
  ])
  return { session, place, frozen }
}

export type SessionDetails = NonNullable<Awaited<ReturnType<typeof sessionDetails>>>
