import { test } from '@japa/runner'
import { sql } from 'kysely'
import { listSiblings } from '#domain/people/guardians/queries/list_siblings'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { asOwner } from '#tests/helpers/database/as_owner'
import { createCentre } from '#tests/helpers/centre/centre'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'

async function read() {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables
    where relname = 'students'`.execute(db())
  return rows[0]!.read
}

test.group('Siblings', () => {
  test('are found by guardian without reading the other students of the centre', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const guardian = await createGuardian(centre)
    const [one, two] = [await createStudent(centre), await createStudent(centre)]
    for (const { id } of [one, two]) await link(centre, id, guardian.id)
    await withTenant(centre.id, () =>
      sql`
        insert into students (id, number, sequence, first_name, last_name)
        select gen_random_uuid(), 'X-' || n, 100 + n, 'Omar', 'Last ' || n
        from generate_series(1, 2000) n`.execute(db())
    )
    await sql`vacuum (analyze) public.students`.execute(asOwner())
    await readTenant(centre.id, async () => {
      const before = await read()
      const siblings = await listSiblings(one.id)
      assert.deepEqual(
        siblings.map(({ id }) => id),
        [two.id]
      )
      assert.isAtMost((await read()) - before, 20)
    })
  })
})
