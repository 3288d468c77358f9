import type { Principal } from '#domain/access/principal'
import { isUuid } from '#domain/shared/is_uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { selectRows } from '#domain/shared/select_rows'
import { withTenant } from '#domain/shared/tenant_scope'

type Input = {
  tenantId: string
  user: Principal
  list: string
  /** Null: the bare list. */
  id: string | null
}

const seen = `select id from saved_views where id = ? and list = ? and (is_shared or user_id = ?)`

const keep = `
  insert into list_preferences (tenant_id, user_id, list, view_id)
  values (current_setting('app.tenant_id')::uuid, ?, ?, ?)
  on conflict (tenant_id, user_id, list) do update set view_id = excluded.view_id, updated_at = now()`

/** Chooses the view a list begins with, of those one may see. */
export class ChooseView {
  execute({ tenantId, user, list, id }: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    return withTenant(tenantId, async () => {
      if (id !== null) {
        const [view] = isUuid(id) ? await selectRows(seen, [id, list, user.userId]) : []
        if (!view) return err({ type: 'not_found' })
      }
      await selectRows(keep, [user.userId, list, id])
      return ok(undefined)
    })
  }
}
