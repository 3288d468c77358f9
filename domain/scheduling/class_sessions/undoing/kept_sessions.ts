import { sql } from 'kysely'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { Freed } from '#domain/scheduling/class_sessions/editing/freed_sessions'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import type { Stood } from '#domain/scheduling/class_sessions/undoing/what_stood'
import { inEveryBranch } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

/** An act that may be undone. */
export interface KeptAct {
  id: string
  stood: Map<string, Stood>
}

export type KeptSession = Stood & { columns: Omit<SessionRow, 'id' | 'version'> }

export type KeptMark = Pick<SessionRow, 'clash_reason' | 'clash_allowed_by'>

interface Line {
  session_id: string
  version: number
  kept: object | null
  is_beside: boolean
}

/** The act's own row comes with them. */
const keep = statement(
  (_, given: { id: string; moment: Date; lines: string }) => sql`
    with act as (insert into session_acts (id, made_at) values (${given.id}, ${given.moment}))
    insert into session_act_sessions (act_id, session_id, version, kept, is_beside)
    select ${given.id}::uuid, session_id, version, kept, is_beside from jsonb_to_recordset(${given.lines}::jsonb)
      as l (session_id uuid, version integer, kept jsonb, is_beside boolean)`
)

/** One that only has its hour again may be in any branch. */
function keepLines(id: string, lines: Line[]) {
  const write = () => keep({ id, moment: now().toJSDate(), lines: JSON.stringify(lines) })
  return lines.some(({ is_beside }) => is_beside) ? inEveryBranch(write) : write()
}

type Written = Pick<Edit, 'before' | 'after'> & { isNews: boolean }

/** What undoing gives back of each: its columns and, of those `freed` beside them, why they were let through. */
export async function keepEdited({ id, stood }: KeptAct, written: Written[], freed: Freed[]) {
  const edited = written.map(({ before, isNews }): Line => {
    const { id: sessionId, version, ...columns } = before
    const kept = { columns, ...(stood.get(sessionId) ?? { clashes: [], checks: [] }) }
    return { session_id: sessionId, version: version + Number(isNews), kept, is_beside: false }
  })
  const beside = freed.map(({ id: sessionId, version, clash_reason, clash_allowed_by }): Line => {
    const kept = { clash_reason, clash_allowed_by }
    return { session_id: sessionId, version, kept, is_beside: true }
  })
  await keepLines(id, [...edited, ...beside])
}

/** Nothing was there before. */
export const keepScheduled = (actId: string, ids: string[]) =>
  keepLines(
    actId,
    ids.map((id) => ({ session_id: id, version: 1, kept: null, is_beside: false }))
  )
