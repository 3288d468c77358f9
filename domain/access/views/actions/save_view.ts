import { v7 as uuid } from 'uuid'
import type { Principal } from '#domain/access/sessions/principal'
import { auditView, mayShare, mostViews, type ViewFields } from '#domain/access/views/saved_view'
import type { Actor } from '#domain/shared/audit/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { count } from '#domain/shared/data/sql'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; user: Principal; actor: Actor; list: string; fields: ViewFields }

type Refusal = { type: 'may_not_share' } | { type: 'too_many' }

export class SaveView {
  execute(input: Input): Promise<Result<{ id: string }, Refusal>> {
    return withTenant(input.tenantId, () => this.#save(input))
  }

  async #save({ user, actor, list, fields }: Input): Promise<Result<{ id: string }, Refusal>> {
    const { name, address, isShared } = fields
    if (isShared && !mayShare(user, list)) return err({ type: 'may_not_share' })
    const views = db().selectFrom('saved_views').where('list', '=', list)
    const kept = views.where('user_id', '=', user.userId).select(count().as('total'))
    if ((await kept.executeTakeFirstOrThrow()).total >= mostViews) return err({ type: 'too_many' })
    const id = uuid()
    await db()
      .insertInto('saved_views')
      .values({ id, list, user_id: user.userId, name, address, is_shared: isShared })
      .execute()
    if (isShared) await auditView(actor, 'create', id, { after: { name, address, list } })
    return ok({ id })
  }
}
