import { statusOf } from '#domain/imports/import'
import { lockImport } from '#domain/imports/queries/find_import'
import { now } from '#domain/shared/time/clock'
import { db, withTenant } from '#domain/shared/data/database'

/** What the step has done stays, and the step can be resumed. */
export class StopImport {
  execute({ tenantId, id }: { tenantId: string; id: string }) {
    return withTenant(tenantId, async () => {
      const found = await lockImport(id)
      if (!found || found.status !== statusOf[found.step].during) return
      await db()
        .updateTable('imports')
        .set({ status: 'stopped', updated_at: now().toJSDate() })
        .where('id', '=', id)
        .execute()
    })
  }
}
