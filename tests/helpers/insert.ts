import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'
import type { Centre } from '#tests/helpers/centre'

/** One row of a tenant's table, straight into the database. */
export async function insert(centre: Centre, table: string, row: Record<string, unknown>) {
  await withTenant(centre.id, () =>
    currentTransaction()
      .insertQuery()
      .table(table)
      .insert({ tenant_id: centre.id, ...row })
  )
}
