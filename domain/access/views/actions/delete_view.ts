import type { Principal } from '#domain/access/sessions/principal'
import { auditView, lockView } from '#domain/access/views/saved_view'
import type { Actor } from '#domain/shared/audit/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; user: Principal; actor: Actor; list: string; id: string }

/** People who opened the list with it start at the bare list again. */
export class DeleteView {
  execute(input: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    const { tenantId, user, actor, list, id } = input
    return withTenant(tenantId, async () => {
      const view = await lockView(user, list, id)
      if (!view) return err({ type: 'not_found' })
      await db().deleteFrom('saved_views').where('id', '=', id).execute()
      const { name, address } = view
      if (view.is_shared) await auditView(actor, 'delete', id, { before: { name, address, list } })
      return ok(undefined)
    })
  }
}
