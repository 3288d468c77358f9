import { pickupsOfSession } from '#domain/attendance/pickups/queries/pickups_of_session'
import { pickupFault } from '#domain/attendance/pickups/rules/pickup'
import { pickupAbilities } from '#core/pickups/pickup_abilities'
import type { Principal } from '#domain/access/sessions/principal'
import type { Locale } from '#domain/shared/choices/locales'
import { now } from '#domain/shared/time/clock'

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
export async function shownPickups(session: Session, locale: Locale, user: Principal) {
  const fault = pickupFault(session, now().toJSDate())
  if (fault && fault !== 'too_late') return null
  const all = await pickupsOfSession(session.id, locale)
  const rows = fault ? all.filter(({ pickup }) => pickup) : all
  return rows.length > 0 ? { rows, can: canNow(user, fault) } : null
}

function canNow(user: Principal, fault: 'too_late' | undefined) {
  const { record, undo, undo_late: undoLate, others } = pickupAbilities(user)
  return { record: record && !fault, undo: fault ? undoLate : undo, others }
}
