import { sql } from 'kysely'
import { type EditRefusal, staleVersion, unlessStale } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { now } from '#domain/shared/time/clock'
import { db } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'
import type {
  Columns,
  EditedColumns,
  RecordKind,
  RecordTable,
} from '#domain/shared/records/record_kind'
import { keyed } from '#domain/shared/records/keyed_name'
import { toldColumns } from '#domain/shared/records/told_columns'
import { ok, type Result } from '#domain/shared/result'

type Edit<T extends RecordTable> = {
  id: string
  version: number
  columns: EditedColumns<T>
}

/** With what the record held before. */
type Saving<T extends RecordTable> = Edit<T> & { saved: object }

/**
 * Writes what differs, unless someone else saved first, and tells the audit trail only that.
 * Answers the changed columns: none when nothing differs, and then nothing is written.
 */
export async function updateRecord<T extends RecordTable>(
  kind: RecordKind<T>,
  actor: Actor,
  { id, version, columns }: Edit<T>
): Promise<Result<{ changed: string[] }, EditRefusal>> {
  const found = unlessStale(await savedRecord(kind, id), version)
  if (!found.ok) return found
  const saved = found.value
  const { fields, before, after } = changedFields(saved, columns)
  if (fields.length === 0) return ok({ changed: [] })
  const saving = { id, version, columns: after as EditedColumns<T>, saved }
  if (!(await saveVersion(kind, saving))) return staleVersion
  const subject = { subjectType: kind.subject, subjectId: id }
  await recordAudit({
    actor,
    action: `${kind.area}.update`,
    ...subject,
    before: toldColumns(kind, before, saved),
    after: toldColumns(kind, after, { ...saved, ...columns }),
  })
  return ok({ changed: fields })
}

/** As JSON, so that days are days and no driver reads a zone into them. */
async function savedRecord({ table }: RecordKind, id: string) {
  if (!isUuid(id)) return undefined
  const found = sql<{ saved: Columns & { version: number } }>`
    select to_jsonb(t) as saved from ${sql.table(table)} t where id = ${id}`
  const { rows } = await found.execute(db())
  return rows[0]?.saved
}

/** False when the version was stale: this condition is what two simultaneous saves meet. */
export async function saveVersion<T extends RecordTable>(
  { table }: Pick<RecordKind<T>, 'table'>,
  { id, version, columns, saved }: Saving<T>
) {
  // Kysely can't follow a table that is a type parameter: all of these have the three columns named here
  const { numUpdatedRows } = await db()
    .updateTable(table as 'terms')
    .set({ ...keyed(columns, saved), version: version + 1, updated_at: now().toJSDate() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
