import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import type { Catalogue, Columns } from '#domain/shared/catalogue/catalogue'
import { changedFields } from '#domain/shared/changed_fields'
import { now } from '#domain/shared/clock'
import { isUuid } from '#domain/shared/is_uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { selectRows } from '#domain/shared/select_rows'
import { currentTransaction } from '#domain/shared/tenant_scope'

type Change = {
  actor: Actor
  id: string
  /** The version the person began to edit. */
  version: number
  /** Every column the form holds; a `code` of null keeps the one there is. */
  columns: Columns & { code: string | null }
}

type Refusal = { type: 'not_found' } | { type: 'stale_version' }

/**
 * Writes what changed of an entry inside the running transaction, with its audit entry, unless somebody else saved first
 * (domain §1.0). What didn't change is not written. Stands inside refusingTakenCode().
 */
export async function changeEntry(
  { table, one }: Catalogue,
  { actor, id, version, columns: { code, ...rest } }: Change
): Promise<Result<{ id: string }, Refusal>> {
  if (!isUuid(id)) return err({ type: 'not_found' })
  const columns = code === null ? rest : { code, ...rest }
  const [saved] = await selectRows<Record<string, unknown>>(
    `select id, version, ${Object.keys(columns).join(', ')} from ${table} where id = ? for update`,
    [id]
  )
  if (!saved) return err({ type: 'not_found' })
  if (saved.version !== version) return err({ type: 'stale_version' })

  const { fields, before, after } = changedFields(saved, columns)
  if (fields.length === 0) return ok({ id })
  await currentTransaction()
    .from(table)
    .where({ id })
    .update({ ...after, version: version + 1, updated_at: now().toJSDate() })
  const subject = { subjectType: one, subjectId: id }
  await recordAudit({ actor, action: `${table}.update`, ...subject, before, after })
  return ok({ id })
}
