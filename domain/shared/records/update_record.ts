import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { changedFields } from '#domain/shared/changed_fields'
import { now } from '#domain/shared/clock'
import { isUuid } from '#domain/shared/is_uuid'
import type { Columns, RecordKind } from '#domain/shared/records/record_kind'
import { toldColumns } from '#domain/shared/records/told_columns'
import { err, ok, type Result } from '#domain/shared/result'
import { selectRows } from '#domain/shared/select_rows'
import { currentTransaction } from '#domain/shared/tenant_scope'

type Edit = {
  id: string
  /** The version the person began to edit. */
  version: number
  columns: Columns
}

export type EditRefusal = { type: 'not_found' } | { type: 'stale_version' }

/**
 * Writes what differs, unless someone else saved first, and tells the audit trail only that. Answers the names of the
 * changed columns: none when nothing differs, and then nothing is written.
 */
export async function updateRecord(
  kind: RecordKind,
  actor: Actor,
  { id, version, columns }: Edit
): Promise<Result<{ changed: string[] }, EditRefusal>> {
  const saved = await savedRecord(kind, id)
  if (!saved) return err({ type: 'not_found' })
  if (saved.version !== version) return err({ type: 'stale_version' })
  const { fields, before, after } = changedFields(saved, columns)
  if (fields.length === 0) return ok({ changed: [] })
  if (!(await saveVersion(kind, { id, version, columns: after }))) {
    return err({ type: 'stale_version' })
  }
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

/** A record as JSON has it, so that days are days and no driver reads a zone into them. */
async function savedRecord({ table }: RecordKind, id: string) {
  if (!isUuid(id)) return undefined
  const [row] = await selectRows<{ saved: Columns }>(
    `select to_jsonb(t) as saved from ${table} t where id = ?`,
    [id]
  )
  return row?.saved
}

/** Writes columns on the condition of a version, which is what two simultaneous saves meet; false when it was stale. */
export async function saveVersion({ table }: RecordKind, { id, version, columns }: Edit) {
  const saved = await currentTransaction()
    .from(table)
    .where({ id, version })
    .update({ ...columns, version: version + 1, updated_at: now().toJSDate() }, ['id'])
  return saved.length === 1
}
