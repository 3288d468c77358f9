import type { Principal } from '#domain/access/sessions/principal'
import { auditView, lockView, mayShare, type ViewFields } from '#domain/access/views/saved_view'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  user: Principal
  actor: Actor
  list: string
  id: string
  version: number
  fields: ViewFields
}

type Refusal = EditRefusal | { type: 'may_not_share' }

export class ChangeView {
  execute(input: Input): Promise<Result<{ id: string }, Refusal>> {
    return withTenant(input.tenantId, () => this.#change(input))
  }

  async #change({ user, actor, list, id, version, fields }: Input) {
    const found = unlessStale(await lockView(user, list, id), version)
    if (!found.ok) return found
    const view = found.value
    if (fields.isShared && !mayShare(user, list)) return err({ type: 'may_not_share' })
    const { name, address, isShared } = fields
    const change = changedFields({ ...view }, { name, address, is_shared: isShared })
    if (change.fields.length === 0) return ok({ id })
    await db()
      .updateTable('saved_views')
      .set({ ...change.after, version: version + 1, updated_at: now().toJSDate() })
      .where('id', '=', id)
      .execute()
    if (view.is_shared || isShared) {
      await auditView(actor, 'update', id, {
        before: { name: view.name, list, ...change.before },
        after: { name, list, ...change.after },
      })
    }
    return ok({ id })
  }
}
