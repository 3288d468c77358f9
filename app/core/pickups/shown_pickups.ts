import { pickupsOfSession } from '#domain/attendance/pickups/queries/pickups_of_session'
import type { Locale } from '#domain/shared/choices/locales'
import { now } from '#domain/shared/time/clock'

export interface PickupAbilities {
  record: boolean
  undo: boolean
  /** Somebody who is not on the list, for a reason. */
  others: boolean
}

interface Session {
  id: string
  starts_at: Date
  status: string
}

/** Who is to be picked up from a session; null before it begins, and where nobody is. Inside a transaction. */
export async function shownPickups(session: Session, locale: Locale, can: PickupAbilities) {
  if (session.status === 'cancelled' || now().toJSDate() < session.starts_at) return null
  const rows = await pickupsOfSession(session.id, locale)
  return rows.length > 0 ? { rows, can } : null
}
