import { sql } from 'kysely'
import { db, readTenant } from '#domain/shared/data/database'
import { tenantTables } from '#tests/helpers/database/tenant_tables'
import type { Centre } from '#tests/helpers/centre/centre'

export async function rowsIn(centre: Centre) {
  const tables = await tenantTables()
  return readTenant(centre.id, async () => {
    const found: Record<string, string> = {}
    for (const { table } of tables) {
      const { rows } = await sql<{ hash: string }>`
        select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(table)} t`.execute(
        db()
      )
      found[table] = rows[0]!.hash
    }
    return found
  })
}
