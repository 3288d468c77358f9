import { test } from '@japa/runner'
import { archive } from '#tests/helpers/centre/archive'
import type { ApiClient } from '@japa/api-client'
import { createService } from '#tests/helpers/billing/price_list'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { levels, subjects } from '#tests/helpers/teaching/entries'
import { createCourse, createGroup, groupRow } from '#tests/helpers/teaching/groups'
import { createInstructor } from '#tests/helpers/people/instructors'
import { signedIn } from '#tests/helpers/visitor'

async function setup(client: ApiClient) {
  const centre = await createCentre()
  const visitor = await signedIn(client, await createAdministrator(centre))
  const page = async (path: string) => (await visitor.visit(path)).body().props
  return { centre, visitor, page }
}

const ids = (options: { id: string }[]) => options.map(({ id }) => id)

// A course's own are tried in courses.spec.ts
test.group('What is archived may not be named anew, and stays where it is named', () => {
  test('C11 a group and its course, level, instructors and next group', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, page } = await setup(client)
    const [course, old] = [await createCourse(centre), await createCourse(centre)]
    const level = await levels.add(centre)
    const { id: teacher } = await createInstructor(centre)
    const next = await createGroup(centre)
    const form = { work_type: 'in_person', starts_on: '2026-12-01', capacity: '12' }
    const names = {
      course_id: old,
      level_id: level.id,
      instructor_id: teacher,
      assistant_ids: [teacher],
      next_group_id: next,
    }
    await visitor.post('/admin/groups', { ...form, ...names, code: 'KEPT' })
    const [kept] = await rowsOf(centre, 'groups', { code: 'KEPT' })
    await archive(centre, 'courses', old)
    await archive(centre, 'levels', level.id)
    await archive(centre, 'instructors', teacher)
    await archive(centre, 'groups', next)

    for (const [field, value] of Object.entries(names)) {
      await visitor.post('/admin/groups', { ...form, course_id: course, [field]: value })
      assert.deepEqual(Object.keys((await page('/admin/groups/create')).errors), [field])
    }
    assert.lengthOf(await rowsOf(centre, 'groups'), 2)

    const { options } = await page(`/admin/groups/${kept.id}/edit`)
    assert.include(ids(options.courses), old)
    assert.include(ids(options.levels), level.id)
    assert.include(ids(options.instructors), teacher)
    assert.include(ids(options.groups), next)
    const changed = { ...form, ...names, title_en: 'Still here', version: 1 }
    await visitor.put(`/admin/groups/${kept.id}`, changed)
    assert.deepInclude(await groupRow(centre, kept.id), { title_en: 'Still here', course_id: old })
  })

  test('C14 a service and its subject and level', async ({ client, assert }) => {
    const { centre, visitor, page } = await setup(client)
    const [subject, level] = [await subjects.add(centre), await levels.add(centre)]
    const names = { subject_id: subject.id, level_id: level.id }
    const form = {
      name_en: 'Tuition',
      kind: 'tuition',
      unit: 'month',
      billable_to: 'student',
      is_recurring: true,
      tax_mode: 'inherit',
      status: 'active',
    }
    await visitor.post('/admin/services', { ...form, ...names })
    const [kept] = await rowsOf(centre, 'services')
    await archive(centre, 'subjects', subject.id)
    await archive(centre, 'levels', level.id)

    for (const [field, value] of Object.entries(names)) {
      await visitor.post('/admin/services', { ...form, name_en: 'Other', [field]: value })
      assert.deepEqual(Object.keys((await page('/admin/services/create')).errors), [field])
    }
    const { choices } = await page(`/admin/services/${kept.id}/edit`)
    assert.include(ids(choices.subjects), subject.id)
    assert.include(ids(choices.levels), level.id)
    await visitor.put(`/admin/services/${kept.id}`, { ...form, ...names, name_en: 'K', version: 1 })
    const [row] = await rowsOf(centre, 'services')
    assert.deepInclude(row, { name_en: 'K', ...names })
  })

  test('C15 a package and its services', async ({ client, assert }) => {
    const { centre, visitor, page } = await setup(client)
    const service = await createService(centre)
    const form = {
      name_en: 'Ten',
      unit: 'sessions',
      lines: `${service}=10`,
      price: '900',
      starts: 'first_use',
    }
    await visitor.post('/admin/packages', form)
    const [kept] = await rowsOf(centre, 'packages')
    await archive(centre, 'services', service)

    await visitor.post('/admin/packages', { ...form, name_en: 'Other' })
    assert.deepEqual(Object.keys((await page('/admin/packages/create')).errors), ['lines'])
    await visitor.put(`/admin/packages/${kept.id}`, { ...form, name_en: 'K', version: 1 })
    const [row] = await rowsOf(centre, 'packages')
    assert.deepInclude(row, { name_en: 'K', version: 2 })
  })
})
