import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

interface Told {
  session_id: string
  told_at: Date
}

type Stood = Columns<'class_sessions', 'starts_at'> & { at: number }

const stood = statement(
  (_, given: { told: string }) => sql<Stood>`
    select t.at, (e.before->>'starts_at')::timestamptz as starts_at
    from jsonb_to_recordset(${given.told}::jsonb) as t (at integer, session_id uuid, told_at timestamptz)
    cross join lateral (
      select before from audit_events
      where subject_type = 'class_session' and subject_id = t.session_id and occurred_at > t.told_at
        and before->>'starts_at' is not null
      order by id limit 1) e`
)

const keyOf = ({ session_id, told_at }: Told) => `${session_id} ${+told_at}`

/**
 * By which beginning a word of absence is judged: the one that stood when it was told, where the centre has moved the
 * session to an earlier hour since; else the session's own.
 */
export async function toldBeginnings(told: Told[]) {
  const rows = told.map((one, at) => ({ ...one, at }))
  const found = told.length > 0 ? await stood({ told: JSON.stringify(rows) }) : []
  const before = new Map(found.map((row) => [keyOf(told[row.at]!), row.starts_at]))
  return (one: { session_id: string; told_at: Date | null }, startsAt: Date) => {
    const { session_id, told_at } = one
    const then = told_at && before.get(keyOf({ session_id, told_at }))
    return then && then > startsAt ? then : startsAt
  }
}
