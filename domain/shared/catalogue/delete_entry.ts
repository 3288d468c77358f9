import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import type { Catalogue } from '#domain/shared/catalogue/catalogue'
import { findUses, type Uses } from '#domain/shared/catalogue/find_uses'
import { isUuid } from '#domain/shared/is_uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { selectRows } from '#domain/shared/select_rows'
import { withTenant } from '#domain/shared/tenant_scope'

export type DeletionInput = { tenantId: string; actor: Actor; id: string }

export type DeletionRefusal = { type: 'not_found' } | { type: 'in_use'; uses: Uses[] }

const unwritten = ['tenant_id', 'search_text', 'created_at', 'updated_at', 'version']

/**
 * Deletes an entry that nothing leans on; otherwise says what does. The lock makes whoever is about to lean on it wait,
 * and then find it gone.
 */
export function deleteEntry(
  catalogue: Catalogue,
  { tenantId, actor, id }: DeletionInput
): Promise<Result<{ code: string }, DeletionRefusal>> {
  const { table, one } = catalogue
  return withTenant(tenantId, async () => {
    if (!isUuid(id)) return err({ type: 'not_found' })
    const [entry] = await selectRows<Record<string, unknown>>(
      `select * from ${table} where id = ? for update`,
      [id]
    )
    if (!entry) return err({ type: 'not_found' })
    const uses = await findUses(catalogue, id)
    if (uses.length > 0) return err({ type: 'in_use', uses })

    await selectRows(`delete from ${table} where id = ?`, [id])
    const before = Object.fromEntries(
      Object.entries(entry).filter(([name, value]) => value !== null && !unwritten.includes(name))
    )
    const subject = { subjectType: one, subjectId: id }
    await recordAudit({ actor, action: `${table}.delete`, ...subject, before })
    return ok({ code: String(entry.code) })
  })
}
