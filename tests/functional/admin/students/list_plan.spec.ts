import { test } from '@japa/runner'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { studentsOn } from '#domain/people/students/queries/list_students'
import { db, readTenant } from '#domain/shared/data/database'
import { createCentre } from '#tests/helpers/centre/centre'
import { asOwner } from '#tests/helpers/database/as_owner'
import { insert } from '#tests/helpers/database/insert'

test.group('The groups and guardians beside a page of students', () => {
  test('are found by an index each, whatever there is in the centre', async ({ assert }) => {
    const page = sql`search.student_list('[]', '{}', null, null, false, 'number', true, 1, 25)`
    const centre = await createCentre()
    for (let position = 1; position <= 60; position++)
      await insert(centre, 'levels', {
        id: uuid(),
        code: `L${position}`,
        name_en: 'Level',
        position,
      })
    await sql`vacuum (analyze) public.levels`.execute(asOwner())
    const lines = await readTenant(centre.id, async () => {
      const off = sql`
        select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_bitmapscan']) name`
      await off.execute(db())
      const explained = sql<{ 'QUERY PLAN': string }>`
        explain ${studentsOn(page, { groups: true, guardian: true })}`
      return (await explained.execute(db())).rows
    })
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
    assert.match(plan, /Index Cond: .*\(id = CASE/, plan)
    assert.notMatch(plan, /Seq Scan/)
  })
})
