import { sql } from 'kysely'
import type { Departed, Leaving, People, Returned } from '#domain/people/events'
import { type Consequences, noConsequences } from '#domain/people/rules/departure'
import { cancelled } from '#domain/scheduling/class_sessions/actions/cancel_sessions'
import { restored } from '#domain/scheduling/class_sessions/actions/restore_sessions'
import { archivedParties } from '#domain/scheduling/class_sessions/editing/archived_parties'
import {
  asBefore,
  type Before,
  type Marks,
} from '#domain/scheduling/class_sessions/editing/as_before'
import {
  notLetThrough,
  notPastChecks,
} from '#domain/scheduling/class_sessions/editing/checked_anew'
import {
  holdSessions,
  lockSessions,
  type SessionRow,
} from '#domain/scheduling/class_sessions/editing/held_sessions'
import { planEdit } from '#domain/scheduling/class_sessions/editing/plan_edit'
import { writeEdits } from '#domain/scheduling/class_sessions/editing/write_edits'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import type { Actor } from '#domain/shared/audit/actor'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import { recordDeparture } from '#domain/teaching/departures/record_departure'

const ahead = statement((query, given: { ids: string[]; moment: Date }) =>
  query
    .selectFrom('class_sessions')
    .where('student_id', '=', sql<string>`any(${given.ids}::uuid[])`)
    .where('starts_at', '>', given.moment)
    .where('status', '=', sql.lit('scheduled'))
    .select(['id', 'student_id'])
    .$narrowType<{ student_id: string }>()
)

const comingOf = (ids: string[]) => ahead({ ids, moment: now().toJSDate() })

/** How many one-to-one sessions would be cancelled, changing nothing. */
export async function sessionsWouldEnd({ kind, ids }: Leaving): Promise<Consequences> {
  if (kind !== 'student') return noConsequences()
  return { ...noConsequences(), one_to_one: (await comingOf(ids)).length }
}

/** Which of them have one-to-one sessions to come. */
export async function tiedByOwnSessions({ kind, ids }: People): Promise<string[]> {
  if (kind !== 'student') return []
  return (await comingOf(ids)).map(({ student_id: id }) => id)
}

/** One-to-one sessions to come are cancelled: nobody would come, and the instructor's hour is free. */
export async function endSessions({ kind, ids, by }: Departed): Promise<Consequences> {
  if (kind !== 'student') return noConsequences()
  await holdAll(ids)
  const rows = await lockSessions((await comingOf(ids)).map(({ id }) => id))
  if (rows.length === 0) return noConsequences()
  await recordDeparture(by.actId, kind)
  await callOff(rows, by)
  return { ...noConsequences(), one_to_one: rows.length }
}

/** The trail names the act, so that undoing the act brings them back. */
export async function callOff(rows: SessionRow[], by: { actor: Actor; actId: string }) {
  const { sessions } = await planEdit(
    rows.map((row) => cancelled(row, 'student', null)),
    []
  )
  await writeEdits(by.actor, 'cancel', sessions, null, { cause: { departure_id: by.actId } })
}

type Ended = Columns<'class_sessions', 'id' | 'version'> & { was: Partial<Marks> }

const ended = statement(
  (_, given: { ids: string[]; actId: string; moment: Date }) => sql<Ended>`
    select s.id, s.version, e.before as was from class_sessions s cross join lateral (
      select action, before, after from audit_events
      where subject_type = 'class_session' and subject_id = s.id
        and action in ('sessions.cancel', 'sessions.restore')
      order by id desc limit 1
    ) e
    where s.student_id = any(${given.ids}::uuid[]) and s.starts_at > ${given.moment}
      and s.status = 'cancelled' and e.action = 'sessions.cancel'
      and e.after ->> 'departure_id' = ${given.actId}`
)

interface Back {
  ids: string[]
  actor: Actor
  undoneId: string
  /** Picks which of them, asked once they are locked. */
  among?: (rows: SessionRow[]) => Promise<SessionRow[]>
}

/** Answers why not: all that a departure cancelled, where nobody has touched it since, or nothing. */
export const bringSessionsBack = async ({ kind, ids, by, undoneId }: Returned) =>
  kind === 'student' ? bringBack({ ids, actor: by.actor, undoneId }) : undefined

export async function bringBack({ ids, actor, undoneId, among }: Back) {
  const found = await ended({ ids, actId: undoneId, moment: now().toJSDate() })
  if (found.length === 0) return undefined
  const held = await holdSessions({ sessions: found, scope: 'this' })
  if (!held.ok) return 'changed_since' as const
  const chosen = among ? await among(held.value.chosen) : held.value.chosen
  if (chosen.length === 0) return undefined
  const archivedIn = await archivedParties(chosen)
  if (chosen.some(archivedIn)) return 'changed_since' as const
  const { sessions } = await planEdit(chosen.map(restored), [])
  const given = asBefore(sessions, new Map(found.map(({ id, was }) => [id, lettingThrough(was)])))
  if (!given) return 'changed_since' as const
  await writeEdits(actor, 'restore', given, null)
  return undefined
}

/** The trail tells of a cancellation only what it changed. */
const lettingThrough = (was: Partial<Marks>): Before => {
  const marks = { ...notLetThrough, ...notPastChecks, ...was }
  return { ...marks, checks: marks.checks_allowed }
}
