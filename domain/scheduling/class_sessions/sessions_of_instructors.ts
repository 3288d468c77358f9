import { sql } from 'kysely'
import type { Departed, Leaving, People, Returned } from '#domain/people/events'
import { type Consequences, noConsequences } from '#domain/people/rules/departure'
import { assistantsBeside } from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import { departedBy, keepDeparted } from '#domain/scheduling/class_sessions/departed_sessions'
import { asBefore } from '#domain/scheduling/class_sessions/editing/as_before'
import {
  lockSessions,
  type SessionRow,
} from '#domain/scheduling/class_sessions/editing/held_sessions'
import { planEdit } from '#domain/scheduling/class_sessions/editing/plan_edit'
import { writeEdits } from '#domain/scheduling/class_sessions/editing/write_edits'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import { recordDeparture } from '#domain/teaching/departures/record_departure'

/** A row for each who teaches or assists in one. */
const ahead = statement((query, given: { ids: string[]; moment: Date }) => {
  const coming = () =>
    query
      .selectFrom('class_sessions as s')
      .where('s.starts_at', '>', given.moment)
      .where('s.status', '=', sql.lit('scheduled'))
  return coming()
    .where('s.instructor_id', '=', anyOf(given.ids))
    .select(['s.id as session_id', 's.instructor_id', sql<boolean>`false`.as('is_assistant')])
    .$narrowType<{ instructor_id: string }>()
    .unionAll(
      coming()
        .innerJoin('class_session_assistants as a', 'a.session_id', 's.id')
        .where('a.instructor_id', '=', anyOf(given.ids))
        .select(['s.id as session_id', 'a.instructor_id', sql<boolean>`true`.as('is_assistant')])
    )
})

type Found = { session_id: string; is_assistant: boolean }

const counted = (found: Found[]): Consequences => ({
  ...noConsequences(),
  sessions: sessionsIn(found.filter(({ is_assistant }) => !is_assistant)).length,
  assisted_sessions: sessionsIn(found.filter(({ is_assistant }) => is_assistant)).length,
})

const sessionsIn = (found: Found[]) => [...new Set(found.map(({ session_id: id }) => id))]

/** What would follow for their sessions, changing nothing. */
export async function sessionsWouldLack({ kind, ids }: Leaving): Promise<Consequences> {
  if (kind !== 'instructor') return noConsequences()
  return counted(await ahead({ ids, moment: now().toJSDate() }))
}

/** Which of them teach or assist in upcoming sessions. */
export async function tiedBySessions({ kind, ids }: People): Promise<string[]> {
  if (kind !== 'instructor') return []
  return (await ahead({ ids, moment: now().toJSDate() })).map(({ instructor_id: id }) => id)
}

/** Removes them from upcoming sessions; sessions that have begun keep who taught them. */
export async function leaveSessions({ kind, ids, by }: Departed): Promise<Consequences> {
  if (kind !== 'instructor') return noConsequences()
  await holdAll(ids)
  const found = await ahead({ ids, moment: now().toJSDate() })
  if (found.length === 0) return noConsequences()
  const rows = await lockSessions(sessionsIn(found))
  await recordDeparture(by.actId, kind)
  const edits = rows.map((row) => heldBy(row, without(row, new Set(ids))))
  await keepDeparted(by.actId, found, edits)
  const { sessions } = await planEdit(edits, [])
  await writeEdits(by.actor, 'update', sessions, null)
  return counted(found)
}

/** Answers why not: all that are still to come, or nothing. */
export async function giveSessionsBack({ kind, ids, by, undoneId }: Returned) {
  if (kind !== 'instructor') return undefined
  const taken = await departedBy(undoneId)
  if (taken.length === 0) return undefined
  await holdAll(ids)
  const rows = await lockSessions(sessionsIn(taken))
  const coming = rows.filter(
    (row) => row.starts_at > now().toJSDate() && row.status === 'scheduled'
  )
  const isOurs = taken.every(({ instructor_id: id }) => ids.includes(id))
  const byId = Map.groupBy(taken, ({ session_id: id }) => id)
  const back = coming.map((row) => ({ row, people: byId.get(row.id)! }))
  const isTaken = back.some(
    ({ row, people }) => row.instructor_id !== null && people.some((one) => !one.is_assistant)
  )
  if (!isOurs || isTaken) return 'changed_since' as const
  const { sessions } = await planEdit(
    back.map(({ row, people }) => heldBy(row, withThem(row, people))),
    []
  )
  const given = asBefore(sessions, new Map(taken.map((one) => [one.session_id, one])))
  if (!given) return 'changed_since' as const
  await writeEdits(by.actor, 'update', given, null)
  return undefined
}

type Staff = Pick<SessionRow, 'instructor_id' | 'assistant_ids'>

const without = ({ instructor_id, assistant_ids }: Staff, gone: Set<string>): Staff => ({
  instructor_id: instructor_id && gone.has(instructor_id) ? null : instructor_id,
  assistant_ids: assistant_ids.filter((id) => !gone.has(id)),
})

function withThem(row: Staff, back: { instructor_id: string; is_assistant: boolean }[]): Staff {
  const taught = back.find(({ is_assistant }) => !is_assistant)
  const assisting = back.filter(({ is_assistant }) => is_assistant)
  const instructor = taught?.instructor_id ?? row.instructor_id
  const all = [...row.assistant_ids, ...assisting.map(({ instructor_id: id }) => id)]
  return { instructor_id: instructor, assistant_ids: assistantsBeside(instructor, all) }
}

const heldBy = (row: SessionRow, people: Staff) => ({
  before: row,
  after: { ...row, ...people },
  moved: null,
})
