import { regions } from '#database/seeders/demo/data/names'
import { insertRows } from '#database/seeders/demo/insert_rows'
import { inventFamilies } from '#database/seeders/demo/invent/people/families'
import { inventStudents } from '#database/seeders/demo/invent/people/students'
import { tellAdded } from '#database/seeders/demo/invent/tell_added'
import { World } from '#database/seeders/demo/world'
import { now } from '#domain/shared/time/clock'
import { takeNumber } from '#domain/shared/data/counters'
import { withTenant } from '#domain/shared/data/database'

const shareArchived = 0.05

/** For tests only; some of the students are archived. */
export async function seedDemoStudents(
  tenant: { id: string; country: 'SA' | 'JO' },
  count: number
) {
  await withTenant(tenant.id, async () => {
    const first = await takeNumber('students', count)
    const region = regions[tenant.country]
    const world = new World(now(), count)
    const families = inventFamilies(world, region, count)
    const archived = Math.floor(count * shareArchived)
    const students = inventStudents(world, region, families, { first, archived })
    for (const student of students.values()) tellAdded(world, 'student', student)
    await insertRows('students', [...students.values()])
    await insertRows('audit_events', world.tables.get('audit_events')!)
  })
}
