import { sql } from 'kysely'
import { writeEntry } from '#database/seeders/demo/invent/catalogue'
import type { World } from '#database/seeders/demo/world'
import { db } from '#domain/shared/data/database'
import { enteredTenant } from '#domain/shared/data/sql'

const second = {
  code: 'BR-001',
  name_en: 'Jubeiha branch',
  name_ar: 'فرع الجبيهة',
  address: 'شارع الملكة رانيا، الجبيهة، عمّان',
  position: 2,
}

/** Beside the main one, which every centre is made with. */
export const inventSecondBranch = (world: World) =>
  writeEntry(world, { table: 'branches', subject: 'branch' }, second, { daysAgo: 300 })

/** Every third group and room is in the second branch, where there is one. */
export async function spreadOverBranches() {
  for (const table of ['groups', 'rooms'] as const) {
    await sql`
      update ${sql.table(table)} t set branch_id = b.id
      from branches b, (
        select id, row_number() over (order by code) as place from ${sql.table(table)}
        where tenant_id = ${enteredTenant}
      ) o
      where b.tenant_id = ${enteredTenant} and not b.is_main
        and t.tenant_id = ${enteredTenant} and o.id = t.id and o.place % 3 = 0`.execute(db())
  }
}
