import { selectRows } from '#domain/shared/select_rows'
import { withTenant } from '#domain/shared/tenant_scope'

type Input = {
  tenantId: string
  userId: string
  list: string
  /** By the ids of the page, in their order; none: as the list has them. */
  columns: string[]
  density: 'comfortable' | 'compact'
}

const sql = `
  insert into list_preferences (tenant_id, user_id, list, columns, density)
  values (current_setting('app.tenant_id')::uuid, ?, ?, ?, ?)
  on conflict (tenant_id, user_id, list)
  do update set columns = excluded.columns, density = excluded.density, updated_at = now()`

/** Keeps which columns of a list a person sees, in which order and how densely. */
export class KeepListLayout {
  execute({ tenantId, userId, list, columns, density }: Input) {
    return withTenant(tenantId, () => selectRows(sql, [userId, list, columns, density]))
  }
}
