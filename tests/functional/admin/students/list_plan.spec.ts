import { test } from '@japa/runner'
import { withOthers } from '#domain/people/queries/list_students'
import { selectRows } from '#domain/shared/select_rows'
import { readTenant } from '#domain/shared/tenant_scope'
import { createCentre } from '#tests/helpers/centre'

test.group('The groups and guardians beside a page of students', () => {
  test('are found by an index each, whatever there is in the centre', async ({ assert }) => {
    const page = `search.student_list('', '{}', null, null, false, 'number', true, 1, 25) with ordinality`
    const lines = await readTenant((await createCentre()).id, async () => {
      await selectRows(
        `select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_bitmapscan']) name`
      )
      return selectRows<{ 'QUERY PLAN': string }>(
        `explain select * from ${withOthers(page, { groups: true, guardian: true })}`
      )
    })
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
    assert.match(plan, /Index Cond: .*\(id = CASE/, plan)
    assert.notMatch(plan, /Seq Scan/)
  })
})
