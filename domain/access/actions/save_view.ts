import { v7 as uuid } from 'uuid'
import type { Principal } from '#domain/access/principal'
import { auditView, mayShare, type ViewFields } from '#domain/access/saved_view'
import type { Actor } from '#domain/shared/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { currentTransaction, tenantId, withTenant } from '#domain/shared/tenant_scope'

type Input = { tenantId: string; user: Principal; actor: Actor; list: string; fields: ViewFields }

type Refusal = { type: 'may_not_share' } | { type: 'too_many' }

/** More tabs than anybody reads. */
const most = 30

/** Keeps what a list is filtered and sorted by under a name, for oneself or for everybody who sees the list. */
export class SaveView {
  execute(input: Input): Promise<Result<{ id: string }, Refusal>> {
    return withTenant(input.tenantId, () => this.#save(input))
  }

  async #save({ user, actor, list, fields }: Input): Promise<Result<{ id: string }, Refusal>> {
    const { name, address, isShared } = fields
    if (isShared && !mayShare(user, list)) return err({ type: 'may_not_share' })
    const own = { list, user_id: user.userId }
    const kept = await currentTransaction().from('saved_views').where(own).count('* as total')
    if (Number(kept[0].total) >= most) return err({ type: 'too_many' })
    const id = uuid()
    await currentTransaction()
      .insertQuery()
      .table('saved_views')
      .insert({ tenant_id: tenantId(), id, ...own, name, address, is_shared: isShared })
    if (isShared) await auditView(actor, 'create', id, { after: { name, address, list } })
    return ok({ id })
  }
}
