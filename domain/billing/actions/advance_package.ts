import { packageRecord } from '#domain/billing/package_record'
import { nextStatus, type PackageStatus } from '#domain/billing/rules/package'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { db, withTenant } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'
import { updateRecord } from '#domain/shared/records/update_record'
import { err, ok, type Result } from '#domain/shared/result'

type Input = { tenantId: string; actor: Actor; id: string; version: number; status: PackageStatus }

/** There is no way back (domain §1.13). */
export class AdvancePackage {
  execute(input: Input): Promise<Result<undefined, EditRefusal | { type: 'not_next' }>> {
    const { tenantId, actor, id, version, status } = input
    return withTenant(tenantId, async () => {
      if (!isUuid(id)) return err({ type: 'not_found' })
      const saved = await db()
        .selectFrom('packages')
        .select(['status', 'version'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      const found = unlessStale(saved, version)
      if (!found.ok) return found
      if (nextStatus(found.value.status) !== status) return err({ type: 'not_next' })
      const changed = await updateRecord(packageRecord, actor, { id, version, columns: { status } })
      return changed.ok ? ok(undefined) : changed
    })
  }
}
