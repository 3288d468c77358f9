import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { createGuardian, link, linksOf } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const pathOf = (id: string) => `/admin/students/${id}/guardians`
const rights = { relation: 'mother', is_primary: true, may_pick_up: true, channels: ['call'] }

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const child = await createStudent(centre)
  const guardian = await createGuardian(centre, { phone: '+966501234567' })
  const visitor = await signedIn(client, await createAdministrator(centre))
  return { centre, child, guardian, visitor }
}

test.group('Guardians of a student over HTTP', () => {
  test('C9 somebody known is linked, changed and unlinked', async ({ client, assert }) => {
    const { centre, child, guardian, visitor } = await setup(client)
    await visitor.post(pathOf(child.id), { ...rights, guardian_id: guardian.id, is_payer: true })
    const props = (await visitor.visit(`/admin/students/${child.id}?tab=guardians`)).body().props
    assert.deepInclude(props.family.guardians[0], {
      id: guardian.id,
      relation: 'mother',
      is_primary: true,
      is_payer: true,
      may_see_data: false,
    })
    assert.equal(props.family.household.number, 'F-0001')

    const one = `${pathOf(child.id)}/${guardian.id}`
    await visitor.put(one, { ...rights, relation: 'sponsor', contact_priority: 2, version: 1 })
    assert.deepInclude((await linksOf(centre, child.id))[guardian.id], {
      relation: 'sponsor',
      contact_priority: 2,
      is_payer: false,
    })
    await visitor.put(one, { ...rights, version: 1 })
    const { errors } = (await visitor.visit(`/admin/students/${child.id}`)).body().props
    assert.property(errors, 'version')

    await visitor.delete(one)
    assert.deepEqual(await linksOf(centre, child.id), {})
  })

  test('somebody new is added with what they may do, or not at all', async ({ client, assert }) => {
    const { centre, child, visitor } = await setup(client)
    const somebody = { ...rights, first_name_en: 'Layla', last_name_en: 'Odeh' }
    await visitor.post(pathOf(child.id), { ...somebody, phone: '0501234567' })
    const refused = (await visitor.visit(`/admin/students/${child.id}`)).body().props
    assert.deepEqual(Object.keys(refused.errors), ['confirm_duplicate'])
    assert.equal(refused.guardian_duplicates[0].reason, 'phone')
    assert.lengthOf(await rowsOf(centre, 'guardians'), 1)
    await visitor.post(pathOf(child.id), somebody)
    const [made] = await rowsOf(centre, 'guardians', { first_name: 'Layla' })
    assert.property(await linksOf(centre, child.id), made.id)
  })

  test('refuses {field} "{value}"')
    .with([
      { field: 'relation', value: 'aunt' },
      { field: 'channels', value: ['smoke'] },
      { field: 'contact_priority', value: 10 },
      { field: 'is_primary', value: 'perhaps' },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const { centre, child, guardian, visitor } = await setup(client)
      const form = { ...rights, guardian_id: guardian.id, [field]: value }
      await visitor.post(pathOf(child.id), form)
      const { errors } = (await visitor.visit(`/admin/students/${child.id}`)).body().props
      assert.isTrue(Object.keys(errors).every((name) => name.startsWith(field)))
      assert.isNotEmpty(errors)
      assert.deepEqual(await linksOf(centre, child.id), {})
    })

  test('T1 joins nobody across centres', async ({ client, assert }) => {
    const { centre, child, guardian, visitor } = await setup(client)
    const other = await createCentre()
    const [strange, far] = [await createStudent(other), await createGuardian(other)]
    const known = { ...rights, guardian_id: guardian.id }
    for (const id of [strange.id, uuid(), 'x'])
      assert.equal((await visitor.post(pathOf(id), known)).status(), 404)
    const cross = await visitor.post(pathOf(child.id), { ...rights, guardian_id: far.id })
    assert.equal(cross.status(), 404)
    const household = {
      name_en: 'X',
      payer_kind: 'guardian',
      payer_guardian_id: far.id,
      student_ids: [child.id],
    }
    await visitor.post('/admin/households', household)
    const { errors } = (await visitor.visit(`/admin/students/${child.id}`)).body().props
    assert.property(errors, 'payer_kind')
    assert.lengthOf(await rowsOf(centre, 'households'), 0)
  })

  test('a household is opened and changed, and of two the second is told', async ({
    client,
    assert,
  }) => {
    const { centre, child, guardian, visitor } = await setup(client)
    await link(centre, child.id, guardian.id)
    const form = {
      name_en: 'Odeh',
      payer_kind: 'guardian',
      payer_guardian_id: guardian.id,
      student_ids: [child.id],
      tenant_id: uuid(),
      number: 'F-9',
    }
    await visitor.post('/admin/households', form)
    const [household] = await rowsOf(centre, 'households')
    assert.deepInclude(household, { number: 'F-0001', name: 'Odeh', tenant_id: centre.id })
    const change = { ...form, payer_kind: 'company', company_name: 'Aramco', version: 1 }
    await visitor.put(`/admin/households/${household.id}`, change)
    const [changed] = await rowsOf(centre, 'households')
    assert.deepInclude(changed, { company_name: 'Aramco', payer_guardian_id: null, version: 2 })
    await visitor.put(`/admin/households/${household.id}`, { ...change, company_name: 'Other' })
    const { errors } = (await visitor.visit(`/admin/students/${child.id}`)).body().props
    assert.property(errors, 'version')
    for (const id of [uuid(), 'x'])
      assert.equal((await visitor.put(`/admin/households/${id}`, change)).status(), 404)
  })

  test('H3 each act asks its own permission, and nobody without it sees the family', async ({
    client,
    assert,
  }) => {
    const { centre, child, guardian } = await setup(client)
    const as = async (...permissions: Parameters<typeof createAdministratorWho>[1]) =>
      signedIn(
        client,
        await createAdministratorWho(centre, ['admin.students.index', ...permissions])
      )
    const known = { ...rights, guardian_id: guardian.id }
    const somebody = { ...rights, first_name_en: 'A', last_name_en: 'B' }
    const creator = await as('admin.guardians.create')
    assert.equal((await creator.post(pathOf(child.id), known)).status(), 403)
    assert.equal((await creator.post(pathOf(child.id), somebody)).status(), 302)
    const changer = await as('admin.guardians.update')
    assert.equal((await changer.post(pathOf(child.id), somebody)).status(), 403)
    assert.equal((await changer.post(pathOf(child.id), known)).status(), 302)
    const reader = await as()
    const { family } = (await reader.visit(`/admin/students/${child.id}`)).body().props
    assert.isNull(family)
    assert.equal((await reader.get('/admin/guardian-options?q=a')).status(), 403)
  })
})

test.group('A guardian beside a new student', () => {
  const student = { first_name_en: 'Sara', last_name_en: 'Odeh' }
  const parent = {
    guardian_mode: 'new',
    guardian_first_name_en: 'Huda',
    guardian_last_name_en: 'Salem',
    guardian_relation: 'mother',
    guardian_is_payer: true,
  }

  test('both are saved in one act', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    await visitor.post('/admin/students', { ...student, ...parent })
    const [made] = await rowsOf(centre, 'students', { first_name: 'Sara', last_name: 'Odeh' })
    const [pair] = Object.values(await linksOf(centre, made.id))
    assert.deepInclude(pair, { relation: 'mother', is_primary: true, is_payer: true })
    assert.isNotNull(made.household_id)
  })

  test('a guardian who is refused leaves no student behind: {$self}')
    .with(['missing', 'same', 'unknown'] as const)
    .run(async ({ client, assert }, why) => {
      const { centre, visitor } = await setup(client)
      const forms = {
        missing: { ...parent, guardian_last_name_en: '' },
        same: { ...parent, guardian_phone: '0501234567' },
        unknown: { ...parent, guardian_mode: 'known', guardian_id: uuid() },
      }
      const fields = {
        missing: 'guardian_last_name_en',
        same: 'guardian_confirm_duplicate',
        unknown: 'guardian_id',
      }
      await visitor.post('/admin/students', { ...student, ...forms[why] })
      const props = (await visitor.visit('/admin/students/create')).body().props
      assert.deepEqual(Object.keys(props.errors), [fields[why]])
      if (why === 'same') assert.lengthOf(props.guardian_duplicates, 1)
      assert.lengthOf(await rowsOf(centre, 'students'), 1)
      assert.lengthOf(await rowsOf(centre, 'guardians'), 1)
    })

  test('H3 asks for the permission over guardians too', async ({ client, assert }) => {
    const { centre } = await setup(client)
    const account = await createAdministratorWho(centre, ['admin.students.create'])
    const visitor = await signedIn(client, account)
    assert.equal((await visitor.post('/admin/students', { ...student, ...parent })).status(), 403)
    assert.lengthOf(await rowsOf(centre, 'students'), 1)
    const { guardian_modes: modes } = (await visitor.visit('/admin/students/create')).body().props
    assert.deepEqual(modes, ['none'])
  })
})
