import { sql } from 'kysely'
import type { Departed, Leaving, Returned } from '#domain/people/events'
import { type Consequences, noConsequences } from '#domain/people/rules/departure'
import {
  asBefore,
  departedBy,
  keepDeparted,
} from '#domain/scheduling/class_sessions/departed_sessions'
import {
  lockSessions,
  type SessionRow,
} from '#domain/scheduling/class_sessions/editing/held_sessions'
import { planEdit } from '#domain/scheduling/class_sessions/editing/plan_edit'
import { writeEdits } from '#domain/scheduling/class_sessions/editing/write_edits'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import { recordDeparture } from '#domain/teaching/departures/record_departure'

const ahead = statement((query, given: { ids: string[]; moment: Date }) =>
  query
    .selectFrom('class_sessions')
    .where('instructor_id', '=', sql<string>`any(${given.ids}::uuid[])`)
    .where('starts_at', '>', given.moment)
    .where('status', '=', sql.lit('scheduled'))
    .select('id')
)

/** What would follow for their sessions, changing nothing. */
export async function sessionsWouldLack({ kind, ids }: Leaving): Promise<Consequences> {
  if (kind !== 'instructor') return noConsequences()
  const found = await ahead({ ids, moment: now().toJSDate() })
  return { ...noConsequences(), sessions: found.length }
}

/** Sessions to come have no instructor from now on; those that have begun keep whom they were taught by. */
export async function leaveSessions({ kind, ids, by }: Departed): Promise<Consequences> {
  if (kind !== 'instructor') return noConsequences()
  await holdAll(ids)
  const found = await ahead({ ids, moment: now().toJSDate() })
  if (found.length === 0) return noConsequences()
  const rows = await lockSessions(found.map(({ id }) => id))
  await recordDeparture(by.actId, kind)
  await keepDeparted(by.actId, rows)
  const { sessions } = await planEdit(taughtBy(rows, new Map()), [])
  await writeEdits(by.actor, 'update', sessions, null)
  return { ...noConsequences(), sessions: rows.length }
}

/** Answers why not: all that are still to come, or nothing. */
export async function giveSessionsBack({ kind, ids, by, undoneId }: Returned) {
  if (kind !== 'instructor') return undefined
  const taken = await departedBy(undoneId)
  if (taken.length === 0) return undefined
  await holdAll(ids)
  const rows = await lockSessions(taken.map(({ session_id: id }) => id))
  const coming = rows.filter(
    (row) => row.starts_at > now().toJSDate() && row.status === 'scheduled'
  )
  const isOurs = taken.every(({ instructor_id: id }) => ids.includes(id))
  if (!isOurs || coming.some((row) => row.instructor_id !== null)) return 'changed_since' as const
  const back = new Map(taken.map((one) => [one.session_id, one.instructor_id]))
  const { sessions } = await planEdit(taughtBy(coming, back), [])
  const given = asBefore(sessions, taken)
  if (!given) return 'changed_since' as const
  await writeEdits(by.actor, 'update', given, null)
  return undefined
}

const taughtBy = (rows: SessionRow[], instructors: Map<string, string>) =>
  rows.map((row) => ({
    before: row,
    after: { ...row, instructor_id: instructors.get(row.id) ?? null },
    moved: null,
  }))
