import { test } from '@japa/runner'
import { system } from '#domain/shared/audit/actor'
import { deleteRecord } from '#domain/shared/records/delete_record'
import { withTenant } from '#domain/shared/data/database'
import { subjectRecord } from '#domain/teaching/catalogue/subject_record'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { subjects } from '#tests/helpers/teaching/entries'

test('a record of a kind nothing leans on yet is deleted for good', async ({ assert }) => {
  const centre = await createCentre()
  const { id } = await subjects.add(centre)
  const result = await withTenant(centre.id, () => deleteRecord(subjectRecord, system, id, {}))
  assert.isTrue(result.ok)
  assert.isEmpty(await rowsOf(centre, 'subjects'))
})
