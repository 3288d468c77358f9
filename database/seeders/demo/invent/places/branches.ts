import { type RawBuilder, sql } from 'kysely'
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

/** Every third room with walls is in the second branch, where there is one, and what meets in it; so is every third other group. */
export async function spreadOverBranches() {
  await moveThird('rooms', sql`t.kind <> 'online' and not t.can_double_book`)
  await sql`
    update groups t set branch_id = r.branch_id
    from class_series s join rooms r on (r.tenant_id, r.id) = (s.tenant_id, s.room_id)
    where t.tenant_id = ${enteredTenant} and (s.tenant_id, s.group_id) = (t.tenant_id, t.id)
      and t.branch_id <> r.branch_id`.execute(db())
  await moveThird(
    'groups',
    sql`not exists (select from class_series s where (s.tenant_id, s.group_id) = (t.tenant_id, t.id))`
  )
  for (const table of ['class_series', 'class_sessions'] as const) await followRooms(table)
}

const moveThird = (table: 'groups' | 'rooms', condition: RawBuilder<unknown>) =>
  sql`
    update ${sql.table(table)} u set branch_id = b.id
    from branches b, (
      select t.id, row_number() over (order by t.code) as place from ${sql.table(table)} t
      where t.tenant_id = ${enteredTenant} and ${condition}
    ) o
    where b.tenant_id = ${enteredTenant} and not b.is_main
      and u.tenant_id = ${enteredTenant} and o.id = u.id and o.place % 3 = 0`.execute(db())

/** Without a room where its group is; of one student without a room where it was. */
const followRooms = (table: 'class_series' | 'class_sessions') =>
  sql`
    update ${sql.table(table)} u set branch_id = o.branch_id
    from (
      select t.id, coalesce(r.branch_id, g.branch_id, t.branch_id) as branch_id from ${sql.table(table)} t
      left join groups g on (g.tenant_id, g.id) = (t.tenant_id, t.group_id)
      left join rooms r on (r.tenant_id, r.id) = (t.tenant_id, t.room_id)
      where t.tenant_id = ${enteredTenant}
    ) o
    where u.tenant_id = ${enteredTenant} and o.id = u.id and u.branch_id <> o.branch_id`.execute(
    db()
  )
