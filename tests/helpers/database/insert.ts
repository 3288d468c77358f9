import type { Insertable } from 'kysely'
import type { DB } from '#database/schema'
import { db, withTenant } from '#domain/shared/data/database'
import type { Centre } from '#tests/helpers/centre/centre'

export async function insert(centre: Centre, table: string, row: Record<string, unknown>) {
  await withTenant(centre.id, () =>
    db()
      .insertInto(table as 'students')
      .values(row as Insertable<DB['students']>)
      .execute()
  )
}
