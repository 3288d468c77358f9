import { sql } from 'kysely'
import { isUnused } from '#domain/shared/records/unused_record'
import { tiedLeavers } from '#domain/imports/records/leaving'
import type { RecordTarget } from '#domain/imports/records/target'
import { write } from '#domain/imports/records/write_changes'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, inEveryBranch } from '#domain/shared/data/database'
import { derivedColumns } from '#domain/shared/records/derived_columns'
import { type Columns, enteredTenant } from '#domain/shared/data/sql'

export type Left = { id: string; version: number }

const unsaid = [
  ...derivedColumns,
  ...['tenant_id', 'id', 'version', 'created_at', 'updated_at', 'sequence'],
]

/**
 * Leaves those that somebody changed, archived or referred to since; answers the ids it deleted.
 */
export async function removeRecords(target: RecordTarget, left: Left[], actor: Actor) {
  if (left.length === 0) return []
  const free = await inEveryBranch(() => untouched(target, left))
  await target.release?.run(free)
  for (const { table, column } of target.owned ?? []) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${free})`.execute(db())
  }
  const removing = sql<Columns<'students', 'id'> & { record: Record<string, unknown> }>`
    delete from ${sql.table(target.table)} t where id = any(${free})
    returning id, jsonb_strip_nulls(to_jsonb(t)) as record`
  const { rows: removed } = await removing.execute(db())
  await recordAudit(
    ...removed.map(({ id, record }) => ({
      actor,
      action: `${target.table}.delete`,
      subjectType: target.one,
      subjectId: id,
      before: Object.fromEntries(Object.entries(record).filter(([name]) => !unsaid.includes(name))),
    }))
  )
  return removed.map(({ id }) => id)
}

async function untouched({ table, owned, release }: RecordTarget, records: Left[]) {
  const free = sql<Columns<'students', 'id'>>`
    select t.id from ${sql.table(table)} t
    join jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as g (id uuid, version integer)
      on t.id = g.id and t.version = g.version
    where t.tenant_id = ${enteredTenant} and t.archived_at is null${await isUnused(table, 't', owned)}
      and not ${release?.tied ?? sql`false`}
    order by t.id for update of t`
  const { rows } = await free.execute(db())
  return rows.map(({ id }) => id)
}

/** Leaves those that somebody changed since, or who would leave what came since; answers the ids it put back. */
export async function restoreRecords(
  target: RecordTarget,
  left: (Left & { before: Record<string, unknown> })[],
  actor: Actor
) {
  const tied = await tiedLeavers(
    target,
    left.map(({ id, before }) => ({ id, status: before.status }))
  )
  const free = left.filter(({ id }) => !tied.has(id))
  const changes = free.map(({ id, version, before }) => ({ id, version, change: before }))
  const restored = new Set(await write(target, changes))
  await recordAudit(
    ...left
      .filter(({ id }) => restored.has(id))
      .map(({ id, before }) => ({
        actor,
        action: `${target.table}.update`,
        subjectType: target.one,
        subjectId: id,
        after: before,
      }))
  )
  return [...restored]
}
