import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { now } from '#domain/shared/clock'
import { isUuid } from '#domain/shared/is_uuid'
import type { RecordKind } from '#domain/shared/records/record_kind'
import { err, ok, type Result } from '#domain/shared/result'
import { selectRows } from '#domain/shared/select_rows'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

export type ArchiveInput = { tenantId: string; actor: Actor; ids: string[] }

type Changed = { id: string; before: string | null; after: string | null }

/**
 * Archives or restores all of these records or, when one of them is not the tenant's, none; their history stays (domain
 * §1.0). Answers the ids that changed: the others were so already.
 */
export async function setArchived(
  kind: RecordKind,
  { tenantId, actor, ids }: ArchiveInput,
  archive: boolean
): Promise<Result<{ changed: string[] }, { type: 'not_found' }>> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (!wanted.every((id) => isUuid(id))) return err({ type: 'not_found' })

  return withTenant(tenantId, async () => {
    const known = await currentTransaction()
      .from(kind.table)
      .whereIn('id', wanted)
      .count('* as total')
    if (Number(known[0].total) !== wanted.length) return err({ type: 'not_found' })

    const changed = await change(kind, wanted, archive)
    await recordAudit(
      ...changed.map(({ id, before, after }) => ({
        actor,
        action: `${kind.area}.${archive ? 'archive' : 'restore'}`,
        subjectType: kind.subject,
        subjectId: id,
        before: { archived_at: before },
        after: { archived_at: after },
      }))
    )
    return ok({ changed: changed.map(({ id }) => id) })
  })
}

/** Locks in the order of the ids, so that two bulk acts wait for each other instead of deadlocking. */
async function change({ table }: RecordKind, ids: string[], archive: boolean) {
  return selectRows<Changed>(
    `with chosen as (
       select tenant_id, id, archived_at from ${table}
       where id = any(?) and archived_at is ${archive ? '' : 'not'} null order by id for update
     )
     update ${table} s set archived_at = ?, updated_at = ?, version = version + 1
     from chosen where s.tenant_id = chosen.tenant_id and s.id = chosen.id
     returning s.id, chosen.archived_at as before, s.archived_at as after`,
    [ids, archive ? now().toJSDate() : null, now().toJSDate()]
  )
}
