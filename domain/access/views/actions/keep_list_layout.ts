import { sql } from 'kysely'
import { db, withTenant } from '#domain/shared/data/database'
import type { Density } from '#domain/shared/lists/densities'

type Input = {
  tenantId: string
  userId: string
  list: string
  columns: string[]
  density: Density
}

export class KeepListLayout {
  execute({ tenantId, userId, list, columns, density }: Input) {
    return withTenant(tenantId, () =>
      db()
        .insertInto('list_preferences')
        .values({ user_id: userId, list, columns, density })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant_id', 'user_id', 'list'])
            .doUpdateSet({ columns, density, updated_at: sql`now()` })
        )
        .execute()
    )
  }
}
