import { currentTransaction, readTenant } from '#domain/shared/tenant_scope'
import { tenantTables } from '#tests/helpers/catalogue'
import type { Centre } from '#tests/helpers/centre'

/** Every row of every tenant table of a centre, as one text for each table. */
export async function rowsIn(centre: Centre) {
  const tables = await tenantTables()
  return readTenant(centre.id, async () => {
    const found: Record<string, string> = {}
    for (const { table } of tables) {
      const { rows } = await currentTransaction().rawQuery(
        `select md5(string_agg(t::text, '|' order by t::text)) as hash from ${table} t`
      )
      found[table] = rows[0].hash
    }
    return found
  })
}
