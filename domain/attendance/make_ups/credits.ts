import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { isOwed } from '#domain/scheduling/class_sessions/queries/credit_state'
import { type Actor, system } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import type { MakeUpCause, MakeUpState } from '#domain/shared/choices/make_ups'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

type Given = Columns<'make_up_credits', 'id' | 'session_id' | 'student_id' | 'expires_on'>

const giving = statement(
  (_, given: { rows: string; cause: MakeUpCause; at: Date }) => sql<Given>`
    insert into make_up_credits (id, session_id, student_id, cause, expires_on)
    select r.id, r.session_id, r.student_id, ${given.cause}, r.expires_on
    from jsonb_to_recordset(${given.rows}::jsonb)
      as r (id uuid, session_id uuid, student_id uuid, expires_on date)
    on conflict (tenant_id, session_id, student_id) do update set
      state = 'available', cause = excluded.cause, expires_on = case
        when make_up_credits.expires_on is not null then greatest(make_up_credits.expires_on, excluded.expires_on) end,
      version = make_up_credits.version + 1, updated_at = ${given.at}
    where make_up_credits.state = 'withdrawn'
    returning id, session_id, student_id, expires_on`
)

const withdrawing = statement(
  (_, given: { sessions: string[]; students: string[] | null; at: Date }) => sql<Given>`
    update make_up_credits c set state = 'withdrawn', version = version + 1, updated_at = ${given.at}
    where session_id = ${anyOf(given.sessions)}
      and (${given.students}::uuid[] is null or student_id = any(${given.students}::uuid[]))
      and state in ('available', 'expired') and not ${isOwed}
    returning id, session_id, student_id, expires_on`
)

export interface Owed {
  session_id: string
  student_id: string
  expires_on: string | null
}

/**
 * Once for each missed session, however often it is found to be owed. What somebody was told stays: a
 * last day that was later, and why it was extended.
 */
export async function giveCredits(cause: MakeUpCause, owed: Owed[]) {
  if (owed.length === 0) return
  const rows = JSON.stringify(owed.map((one) => ({ ...one, id: uuid() })))
  await record('give', await giving({ rows, cause, at: now().toJSDate() }))
}

/** Those that are not owed any more; one that is booked stays so, and is shown as such. `students` undefined: of all. */
export async function withdrawCredits(sessions: string[], students: string[] | null = null) {
  if (sessions.length === 0 || students?.length === 0) return
  await record('withdraw', await withdrawing({ sessions, students, at: now().toJSDate() }))
}

const record = (verb: 'give' | 'withdraw', rows: Given[]) =>
  recordAudit(
    ...rows.map((row) => ({
      actor: system,
      action: `students.${verb}_make_up`,
      subjectType: 'student',
      subjectId: row.student_id,
      after: { missed_session_id: row.session_id, expires_on: row.expires_on },
    }))
  )

interface Turned {
  id: string
  studentId: string
  before: MakeUpState
  state: MakeUpState
}

const turning = statement(
  (_, given: { rows: string; at: Date }) => sql`
    update make_up_credits c set state = r.state, version = c.version + 1, updated_at = ${given.at},
      seat_wanted_at = null, seat_wanted_by = null
    from jsonb_to_recordset(${given.rows}::jsonb) as r (id uuid, state text) where c.id = r.id`
)

type Told = Turned & Record<string, unknown>

/** The credits are locked. */
export async function turnCredits(actor: Actor, verb: string, turned: Told[]) {
  if (turned.length === 0) return
  const rows = JSON.stringify(turned.map(({ id, state }) => ({ id, state })))
  await turning({ rows, at: now().toJSDate() })
  await recordAudit(
    ...turned.map(({ id: _, studentId, before, state, ...told }) => ({
      actor,
      action: `students.${verb}_make_up`,
      subjectType: 'student',
      subjectId: studentId,
      before: { make_up: before },
      after: { make_up: state, ...told },
    }))
  )
}

export const turnCredit = (actor: Actor, verb: string, turned: Told) =>
  turnCredits(actor, verb, [turned])
