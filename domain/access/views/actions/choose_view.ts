import { sql } from 'kysely'
import type { Principal } from '#domain/access/sessions/principal'
import { isUuid } from '#domain/shared/text/is_uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  user: Principal
  list: string
  id: string | null
}

export class ChooseView {
  execute({ tenantId, user, list, id }: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    return withTenant(tenantId, async () => {
      if (id !== null) {
        const view = isUuid(id) ? await seen(user, list, id) : undefined
        if (!view) return err({ type: 'not_found' })
      }
      await keep(user, list, id)
      return ok(undefined)
    })
  }
}

const seen = ({ userId }: Principal, list: string, id: string) =>
  db()
    .selectFrom('saved_views')
    .where('id', '=', id)
    .where('list', '=', list)
    .where((view) => view.or([view('is_shared', '=', true), view('user_id', '=', userId)]))
    .select('id')
    .executeTakeFirst()

const keep = ({ userId }: Principal, list: string, id: string | null) =>
  db()
    .insertInto('list_preferences')
    .values({ user_id: userId, list, view_id: id })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'list']).doUpdateSet((of) => ({
        view_id: of.ref('excluded.view_id'),
        updated_at: sql`now()`,
      }))
    )
    .execute()
