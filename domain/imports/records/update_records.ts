import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import { kept } from '#domain/imports/records/create_records'
import type { RecordTarget } from '#domain/imports/records/target'
import { write } from '#domain/imports/records/write_changes'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { db } from '#domain/shared/data/database'

type Matched = ReadRow & { id: string }
/** A code stands under `number` as well. */
type Found = Columns<'students', 'id' | 'number' | 'version'> & { record: Record<string, unknown> }

export type Updated = Matched & {
  number: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  version: number
}

/**
 * An empty cell leaves what there is. Answers every row: `before` is empty where nothing changed.
 */
export async function updateRecords(
  target: RecordTarget,
  rows: Matched[],
  actor: Actor,
  today: string
) {
  if (rows.length === 0) return []
  const found = await lock(target, rows)
  const updates = rows.map((row): Updated => {
    const { number, version, record } = found.get(row.id)!
    const follows = target.standing?.follows({ values: row.values, saved: record, today })
    const wanted = { ...kept(target, row.values), ...follows }
    const { before, after, fields } = changedFields(record, wanted)
    return { ...row, number, before, after, version: fields.length > 0 ? version + 1 : version }
  })
  const changed = updates.filter(({ before }) => Object.keys(before).length > 0)
  await write(
    target,
    changed.map(({ id, after }) => ({ id, change: after }))
  )
  await recordAudit(
    ...changed.map(({ id, before, after }) => ({
      actor,
      action: `${target.table}.update`,
      subjectType: target.one,
      subjectId: id,
      before,
      after,
    }))
  )
  return updates
}

/** In the order of the ids, as every bulk act locks. */
async function lock({ table, numbering }: RecordTarget, rows: Matched[]) {
  const found = sql<Found>`
    select id, ${sql.ref(numbering.column)} as number, version, to_jsonb(t) as record from ${sql.table(table)} t
    where id = any(${rows.map(({ id }) => id)}) order by id for update`
  const locked = await found.execute(db())
  return new Map(locked.rows.map((row) => [row.id, row]))
}
