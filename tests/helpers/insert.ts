import type { Insertable } from 'kysely'
import type { DB } from '#database/schema'
import { db, withTenant } from '#domain/shared/data/database'
import type { Centre } from '#tests/helpers/centre'

/** One row of a tenant's table, straight into the database. */
export async function insert(centre: Centre, table: string, row: Record<string, unknown>) {
  await withTenant(centre.id, () =>
    db()
      .insertInto(table as 'students')
      .values(row as Insertable<DB['students']>)
      .execute()
  )
}
