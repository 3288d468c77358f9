import { pickupsOfSession } from '#domain/attendance/pickups/queries/pickups_of_session'
import { pickupFault } from '#domain/attendance/pickups/rules/pickup'
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
  ends_at: Date
  status: string
}

/**
 * Who is to be picked up from a session; null before it begins, and where nobody is. Long after it, only who was: nothing is
 * recorded any more. Inside a transaction.
 */
export async function shownPickups(session: Session, locale: Locale, can: PickupAbilities) {
  const fault = pickupFault(session, now().toJSDate())
  if (fault && fault !== 'too_late') return null
  const all = await pickupsOfSession(session.id, locale)
  const rows = fault ? all.filter(({ pickup }) => pickup) : all
  return rows.length > 0 ? { rows, can: { ...can, record: can.record && !fault } } : null
}
