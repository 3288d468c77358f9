import type { Edit, EditedSession } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { planEdit } from '#domain/scheduling/class_sessions/editing/plan_edit'
import { turnedBack } from '#domain/scheduling/class_sessions/undoing/what_stood'
import { db } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

type Left = { session_id: string; instructor_id: string; is_assistant: boolean }

/** A row for each who leaves one, which `edits` are about to do, with what stood in the way of that session already. */
export async function keepDeparted(actId: string, found: Left[], edits: Edit[]) {
  const { sessions } = await planEdit(edits.map(turnedBack), [])
  const known = new Map(sessions.map((session) => [session.before.id, session]))
  const kept = new Map(edits.map(({ before }) => [before.id, marksOf(before, known)]))
  await db()
    .insertInto('session_departures')
    .values(found.map((one) => ({ ...one, ...kept.get(one.session_id)!, departure_id: actId })))
    .execute()
}

function marksOf(row: SessionRow, known: Map<string, EditedSession>) {
  const { clashes, blocked } = known.get(row.id)!
  return {
    clash_reason: row.clash_reason,
    clash_allowed_by: row.clash_allowed_by,
    check_reason: row.check_reason,
    check_allowed_by: row.check_allowed_by,
    checks_allowed: row.checks_allowed,
    clashes: clashes.map(({ session }) => session.id),
    checks: blocked,
  }
}

const left = statement((query, given: { actId: string }) =>
  query
    .selectFrom('session_departures')
    .where('departure_id', '=', given.actId)
    .select(['session_id', 'instructor_id', 'is_assistant', 'clash_reason', 'clash_allowed_by'])
    .select(['check_reason', 'check_allowed_by', 'checks_allowed', 'clashes', 'checks'])
)

export const departedBy = (actId: string) => left({ actId })
