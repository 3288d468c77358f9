import { referencesTo } from '#domain/imports/records/references'
import type { ImportTarget } from '#domain/imports/records/target'
import { write } from '#domain/imports/records/write_changes'
import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { derivedColumns } from '#domain/shared/records/derived_columns'
import { selectRows } from '#domain/shared/select_rows'

/** A record as the import left it. */
export type Left = { id: string; version: number }

const unsaid = [
  ...derivedColumns,
  ...['tenant_id', 'id', 'version', 'created_at', 'updated_at', 'sequence'],
]

/** Deletes the records nobody changed, archived or leant on since; answers their ids. The others stay. */
export async function removeRecords(target: ImportTarget, left: Left[], actor: Actor) {
  if (left.length === 0) return []
  const free = await untouched(target, left)
  for (const { table, column } of target.owned ?? []) {
    await selectRows(`delete from ${table} where ${column} = any(?)`, [free])
  }
  const removed = await selectRows<{ id: string; record: Record<string, unknown> }>(
    `delete from ${target.table} t where id = any(?)
     returning id, jsonb_strip_nulls(to_jsonb(t)) as record`,
    [free]
  )
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

async function untouched({ table, owned = [] }: ImportTarget, left: Left[]) {
  const isOwned = (one: { table: string; column: string }) =>
    owned.some((own) => own.table === one.table && own.column === one.column)
  const leaning = (await referencesTo(table)).filter((reference) => !isOwned(reference))
  const unused = leaning.map(
    (by) => `and not exists (
      select from ${by.table} x where x.tenant_id = t.tenant_id and x.${by.column} = t.id)`
  )
  const rows = await selectRows<{ id: string }>(
    `select t.id from ${table} t
     join jsonb_to_recordset(?::jsonb) as g (id uuid, version integer)
       on t.id = g.id and t.version = g.version
     where t.tenant_id = current_setting('app.tenant_id')::uuid and t.archived_at is null
       ${unused.join(' ')}
     order by t.id for update of t`,
    [JSON.stringify(left)]
  )
  return rows.map(({ id }) => id)
}

/** Puts back what an update replaced where nobody changed the record since; answers the ids. */
export async function restoreRecords(
  target: ImportTarget,
  left: (Left & { before: Record<string, unknown> })[],
  actor: Actor
) {
  const changes = left.map(({ id, version, before }) => ({ id, version, change: before }))
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
