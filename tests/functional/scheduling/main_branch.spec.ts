import { test } from '@japa/runner'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createGroup } from '#tests/helpers/teaching/groups'
import { insert } from '#tests/helpers/database/insert'

test.group('The main branch', () => {
  test('a new centre has one, named in both scripts', async ({ assert }) => {
    const branches = await rowsOf(await createCentre(), 'branches')
    assert.lengthOf(branches, 1)
    assert.containsSubset(branches, [
      { name_en: 'Main branch', name_ar: 'الفرع الرئيسي', is_main: true, archived_at: null },
    ])
  })

  test('is where a group is that names no branch', async ({ assert }) => {
    const [centre] = await Promise.all([createCentre(), createCentre()])
    await createGroup(centre, {})
    const [branch] = await rowsOf(centre, 'branches')
    const [group] = await rowsOf(centre, 'groups')
    assert.equal(group.branch_id, branch.id)
  })

  test('is one at most, and is never archived', async ({ assert }) => {
    const centre = await createCentre()
    const second = { id: crypto.randomUUID(), code: 'B2', name_en: 'Second', position: 2 }
    await assert.rejects(
      () => insert(centre, 'branches', { ...second, is_main: true }),
      /branches_main/
    )
    await assert.rejects(
      () => insert(centre, 'branches', { ...second, is_main: true, archived_at: new Date() }),
      /branches_check/
    )
  })
})
