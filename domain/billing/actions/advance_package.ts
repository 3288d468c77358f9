import { packageRecord } from '#domain/billing/package_record'
import { nextStatus, type PackageStatus } from '#domain/billing/rules/package'
import type { Actor } from '#domain/shared/audit/actor'
import { db, withTenant } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'
import { type EditRefusal, updateRecord } from '#domain/shared/records/update_record'
import { err, ok, type Result } from '#domain/shared/result'

type Input = { tenantId: string; actor: Actor; id: string; version: number; status: PackageStatus }

/** There is no way back (domain §1.13). */
export class AdvancePackage {
  execute(input: Input): Promise<Result<undefined, EditRefusal | { type: 'not_next' }>> {
    const { tenantId, actor, id, version, status } = input
    return withTenant(tenantId, async () => {
      if (!isUuid(id)) return err({ type: 'not_found' })
      const found = await db()
        .selectFrom('packages')
        .select(['status', 'version'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!found) return err({ type: 'not_found' })
      if (found.version !== version) return err({ type: 'stale_version' })
      if (nextStatus(found.status) !== status) return err({ type: 'not_next' })
      const saved = await updateRecord(packageRecord, actor, { id, version, columns: { status } })
      return saved.ok ? ok(undefined) : saved
    })
  }
}
