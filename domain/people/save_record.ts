import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { changedFields } from '#domain/shared/changed_fields'
import { now } from '#domain/shared/clock'
import { currentTransaction } from '#domain/shared/tenant_scope'

type Saved = { id: string; version: number }
type Save = {
  table: string
  subjectType: string
  actor: Actor
  /** The record as it was read in this transaction. */
  record: Saved
  /** What it held and what it is to hold, by column. */
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** area.verb; the table's own `update` unless said otherwise. */
  action?: string
}

/**
 * Writes what changed of one record, with its audit entry, inside the running transaction. Undefined when somebody saved
 * it first: the condition on the version is what two simultaneous saves meet. What didn't change is not written.
 */
export async function saveRecord(save: Save): Promise<{ changed: string[] } | undefined> {
  const { table, record, actor, subjectType, action = `${table}.update` } = save
  const { fields, before, after } = changedFields(save.before, save.after)
  if (fields.length === 0) return { changed: [] }
  const { id, version } = record
  const saved = await currentTransaction()
    .from(table)
    .where({ id, version })
    .update({ ...after, version: version + 1, updated_at: now().toJSDate() }, ['id'])
  if (saved.length === 0) return undefined
  await recordAudit({ actor, action, subjectType, subjectId: id, before, after })
  return { changed: fields }
}
