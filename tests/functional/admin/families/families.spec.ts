import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { createGroup, enrolled, filledGroup } from '#tests/helpers/teaching/groups'
import { createGuardian, link, linksOf } from '#tests/helpers/people/guardians'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn, type Visitor } from '#tests/helpers/visitor'
import { OpenHousehold } from '#domain/people/guardians/actions/open_household'
import { system } from '#domain/shared/audit/actor'

const path = '/admin/families'
const form = `${path}/create`

const mona = {
  guardian_mode: 'new',
  guardian_first_name_en: 'Mona',
  guardian_last_name_en: 'Odeh',
  guardian_phone: '0501234567',
  guardian_relation: 'mother',
  guardian_is_payer: true,
}
const layan = { first_name_en: 'Layan', last_name_en: 'Odeh', birth_date: '2015-03-14' }
const omar = { first_name_en: 'Omar', last_name_en: 'Odeh', gender: 'male' }

async function setup(client: ApiClient) {
  const centre = await createCentre()
  const visitor = await signedIn(client, await createAdministrator(centre))
  return { centre, visitor }
}

const propsOf = async (visitor: Visitor, address = form) =>
  (await visitor.visit(address)).body().props

async function refusedErrors(visitor: Visitor, sent: object) {
  await visitor.post(path, sent)
  return (await propsOf(visitor)).errors as Record<string, string>
}

async function counts(centre: Centre) {
  const tables = ['guardians', 'students', 'households', 'enrolments', 'student_guardians'] as const
  const rows = await Promise.all(tables.map((table) => rowsOf(centre, table)))
  return rows.map(({ length }) => length)
}

test.group('A new family over HTTP', () => {
  test('a guardian, two children and a group for each are added at once', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const [first, second] = [await createGroup(centre), await createGroup(centre)]
    const response = await visitor.post(path, {
      ...mona,
      children: [
        { ...layan, group_id: first, tenant_id: uuid(), number: 'S-9' },
        { ...omar, group_id: second },
      ],
    })
    const [guardian] = await rowsOf(centre, 'guardians')
    assert.equal(response.header('location'), `/admin/guardians/${guardian.id}`)
    assert.deepInclude(guardian, { first_name: 'Mona', phone: '+966501234567' })
    const students = (await rowsOf(centre, 'students')).sort((a, b) => a.sequence - b.sequence)
    assert.deepEqual(
      students.map(({ first_name: name, status }) => [name, status]),
      [
        ['Layan', 'active'],
        ['Omar', 'active'],
      ]
    )
    const [household] = await rowsOf(centre, 'households')
    assert.deepInclude(household, { name: 'Odeh', payer_guardian_id: guardian.id })
    for (const { id, household_id: joined } of students) {
      assert.equal(joined, household.id)
      const { relation, is_primary, is_payer } = (await linksOf(centre, id))[guardian.id]
      assert.deepEqual([relation, is_primary, is_payer], ['mother', true, true])
    }
    const enrolments = await rowsOf(centre, 'enrolments')
    assert.sameDeepMembers(
      enrolments.map((row) => [row.student_id, row.group_id, row.status, row.payer_guardian_id]),
      [
        [students[0].id, first, 'active', guardian.id],
        [students[1].id, second, 'active', guardian.id],
      ]
    )
    const trail = (await rowsOf(centre, 'audit_events')).map(({ action }) => action)
    for (const action of ['guardians.create', 'students.create', 'enrolments.create'])
      assert.include(trail, action)
    const shown = (await visitor.visit(`/admin/guardians/${guardian.id}`)).body()
    assert.match(shown.flash.success, /Layan.* and .*Omar.* were added and enrolled/)
  })

  test('without a group a child is only added, and in a full one it waits', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const { groupId } = await filledGroup(centre, 1)
    await visitor.post(path, { ...mona, children: [layan, { ...omar, group_id: groupId }] })
    const [guardian] = await rowsOf(centre, 'guardians')
    const [child] = await rowsOf(centre, 'students', { first_name: 'Omar' })
    const enrolments = await rowsOf(centre, 'enrolments', { student_id: child.id })
    assert.deepEqual(
      enrolments.map(({ status }) => status),
      ['waitlisted']
    )
    const { success } = (await visitor.visit(`/admin/guardians/${guardian.id}`)).body().flash
    assert.match(success, /Layan.* and .*Omar.* were added\. On the waiting list: .*Omar/)
  })

  test('what is wrong with a row is said in that row, and nobody is added', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const before = await counts(centre)
    const errors = await refusedErrors(visitor, {
      ...mona,
      guardian_phone: '12',
      guardian_relation: '',
      children: [
        layan,
        { last_name_en: 'Odeh', birth_date: '31/02/2015', gender: 'other', group_id: 'x' },
      ],
    })
    assert.sameMembers(Object.keys(errors), [
      'guardian_phone',
      'guardian_relation',
      'children.1.first_name_en',
      'children.1.birth_date',
      'children.1.gender',
      'children.1.group_id',
    ])
    assert.deepEqual(await counts(centre), before)
  })

  test('refuses {what}')
    .with([
      { what: 'no child', sent: { ...mona, children: [] }, field: 'children' },
      {
        what: 'eleven children',
        sent: {
          ...mona,
          children: Array.from({ length: 11 }, (_, n) => ({ ...layan, first_name_en: `L${n}` })),
        },
        field: 'children',
      },
      { what: 'no guardian', sent: { children: [layan] }, field: 'guardian_mode' },
      {
        what: 'a guardian nobody can reach',
        sent: { ...mona, guardian_phone: '', children: [layan] },
        field: 'guardian_phone',
      },
      {
        what: 'the same child twice',
        sent: { ...mona, children: [layan, { ...layan, birth_date: null }] },
        field: 'children.1.first_name_en',
      },
    ])
    .run(async ({ client, assert }, { sent, field }) => {
      const { centre, visitor } = await setup(client)
      assert.deepEqual(Object.keys(await refusedErrors(visitor, sent)), [field])
      assert.deepEqual(await counts(centre), [0, 0, 0, 0, 0])
    })

  test('a group without a seat or a list, or that takes nobody, refuses the whole family in its row', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const full = await createGroup(centre, { capacity: 1, waitlistEnabled: false })
    await enrolled(centre, full)
    const draft = await createGroup(centre, { status: 'draft' })
    const before = await counts(centre)
    const children = [
      { ...layan, group_id: full },
      { ...omar, group_id: draft },
    ]
    const errors = await refusedErrors(visitor, { ...mona, children })
    assert.deepEqual(Object.keys(errors), ['children.0.group_id', 'children.1.group_id'])
    assert.include(errors['children.0.group_id'], 'No seat is free')
    assert.deepEqual(await counts(centre), before)
  })

  test('of a group with one seat the second child gets a place to wait', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const group = await createGroup(centre, { capacity: 1 })
    const children = [layan, omar].map((child) => ({ ...child, group_id: group }))
    await visitor.post(path, { ...mona, children })
    const rows = await rowsOf(centre, 'enrolments', { group_id: group })
    assert.sameMembers(
      rows.map(({ status }) => status),
      ['active', 'waitlisted']
    )
  })

  test('likely duplicates are shown by row and with the guardian, and saved only when that is said', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const known = await createGuardian(centre, { phone: '+966501234567' })
    const twin = await createStudent(centre, {
      firstName: 'Omar',
      lastName: 'Odeh',
      birthDate: '2012-01-02',
    })
    const children = [layan, { ...omar, birth_date: '2012-01-02' }]
    await visitor.post(path, { ...mona, children })
    const props = await propsOf(visitor)
    assert.sameMembers(Object.keys(props.errors), [
      'guardian_confirm_duplicate',
      'children.1.confirm_duplicate',
    ])
    assert.equal(props.guardian_duplicates[0].id, known.id)
    assert.lengthOf(props.duplicates, 1)
    assert.equal(props.duplicates[0].child, 1)
    assert.equal(props.duplicates[0].people[0].id, twin.id)
    await visitor.post(path, {
      ...mona,
      guardian_confirm_duplicate: true,
      children: [layan, { ...children[1], confirm_duplicate: true }],
    })
    assert.lengthOf(await rowsOf(centre, 'guardians'), 2)
    assert.lengthOf(await rowsOf(centre, 'students'), 3)
  })

  test('the same form sent twice, one after the other or at once, adds one family', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const sent = { ...mona, children: [layan, omar] }
    await Promise.all([visitor.post(path, sent), visitor.post(path, sent)])
    await visitor.post(path, sent)
    assert.deepEqual(await counts(centre), [1, 2, 1, 0, 2])
    const [guardian] = await rowsOf(centre, 'guardians')
    const sibling = {
      guardian_mode: 'known',
      guardian_id: guardian.id,
      guardian_relation: 'mother',
      children: [{ first_name_en: 'Sami', last_name_en: 'Odeh' }],
    }
    await Promise.all([visitor.post(path, sibling), visitor.post(path, sibling)])
    const errors = await refusedErrors(visitor, sibling)
    assert.deepEqual(Object.keys(errors), ['children.0.confirm_duplicate'])
    assert.lengthOf(await rowsOf(centre, 'students', { first_name: 'Sami' }), 1)
  })
})

test.group('A sibling over HTTP', () => {
  test('of a guardian: the form names the guardian, and the child joins the household', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const guardian = await createGuardian(centre, { phone: '+966501234567' })
    const child = await createStudent(centre)
    await link(centre, child.id, guardian.id, { relation: 'father', isPayer: true })
    const { family, modes } = await propsOf(visitor, `${form}?guardian=${guardian.id}`)
    assert.notInclude(modes, 'none')
    assert.deepInclude(family, { household: null, relation: 'father', is_payer: true })
    assert.deepInclude(family.guardian, { id: guardian.id, phone_written: '+966 50 123 4567' })
    assert.deepEqual(
      family.children.map(({ id }: { id: string }) => id),
      [child.id]
    )
    await visitor.post(path, {
      guardian_mode: 'known',
      guardian_id: guardian.id,
      guardian_relation: 'father',
      guardian_is_payer: true,
      children: [omar],
    })
    const [household, ...others] = await rowsOf(centre, 'households')
    assert.isEmpty(others)
    const [sibling] = await rowsOf(centre, 'students', { first_name: 'Omar' })
    assert.equal(sibling.household_id, household.id)
  })

  test('of a household a company pays for: the child joins it, whoever the guardian is', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const child = await createStudent(centre)
    const guardian = await createGuardian(centre)
    await link(centre, child.id, guardian.id, { isPrimary: true })
    const opened = await new OpenHousehold().execute({
      tenantId: centre.id,
      actor: system,
      fields: {
        name: 'Haddad',
        nameOther: null,
        payer: { kind: 'company', name: 'Aramco', taxNumber: null },
        address: null,
        notes: null,
      },
      studentIds: [child.id],
    })
    if (!opened.ok) throw new Error(opened.error.type)
    const { id } = opened.value
    const { family } = await propsOf(visitor, `${form}?household=${id}`)
    assert.deepInclude(family.household, { id, number: 'F-0001', name: 'Haddad' })
    assert.equal(family.guardian.id, guardian.id)
    await visitor.post(path, {
      household_id: id,
      guardian_mode: 'known',
      guardian_id: guardian.id,
      guardian_relation: 'mother',
      guardian_is_payer: true,
      children: [omar],
    })
    const [sibling] = await rowsOf(centre, 'students', { first_name: 'Omar' })
    assert.equal(sibling.household_id, id)
    assert.isFalse((await linksOf(centre, sibling.id))[guardian.id].is_payer)
    await visitor.post(path, { household_id: id, children: [layan] })
    const [alone] = await rowsOf(centre, 'students', { first_name: 'Layan' })
    assert.equal(alone.household_id, id)
  })

  test('T1 nothing of another centre is named, joined or enrolled in', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const other = await createCentre()
    const guardian = await createGuardian(other)
    const child = await createStudent(other)
    await link(other, child.id, guardian.id, { isPayer: true })
    const [household] = await rowsOf(other, 'households')
    for (const query of [
      `guardian=${guardian.id}`,
      `guardian=${uuid()}`,
      'guardian=x',
      'guardian[]=x',
      `household=${household.id}`,
      'household=x',
    ])
      assert.equal((await visitor.get(`${form}?${query}`)).status(), 404, query)
    const joined = await visitor.post(path, { household_id: household.id, children: [layan] })
    assert.equal(joined.status(), 404)
    const known = { guardian_mode: 'known', guardian_relation: 'mother', children: [layan] }
    for (const id of [guardian.id, uuid(), 'x']) {
      const errors = await refusedErrors(visitor, { ...known, guardian_id: id })
      assert.deepEqual(Object.keys(errors), ['guardian_id'])
    }
    const group = await createGroup(other)
    const errors = await refusedErrors(visitor, {
      ...mona,
      children: [{ ...layan, group_id: group }],
    })
    assert.deepEqual(Object.keys(errors), ['children.0.group_id'])
    assert.deepEqual(await counts(centre), [0, 0, 0, 0, 0])
    assert.lengthOf(await rowsOf(other, 'students'), 1)
  })
})

test.group('Who may add a family', () => {
  test('H3 a new guardian, a known one, a household and a group each ask for their own permission', async ({
    client,
    assert,
  }) => {
    const { centre } = await setup(client)
    const known = await createGuardian(centre)
    const group = await createGroup(centre)
    const as = async (...permissions: Parameters<typeof createAdministratorWho>[1]) =>
      signedIn(client, await createAdministratorWho(centre, permissions))
    const toKnown = {
      guardian_mode: 'known',
      guardian_id: known.id,
      guardian_relation: 'mother',
      children: [omar],
    }
    const creator = await as('admin.students.create', 'admin.guardians.create')
    assert.deepEqual((await propsOf(creator)).modes, ['new'])
    assert.isNull((await propsOf(creator)).targets)
    assert.equal((await creator.post(path, toKnown)).status(), 403)
    assert.equal((await creator.get(`${form}?guardian=${known.id}`)).status(), 403)
    const grouped = { ...mona, children: [{ ...layan, group_id: group }] }
    assert.equal((await creator.post(path, grouped)).status(), 403)
    assert.lengthOf(await rowsOf(centre, 'students'), 0)
    const made = await creator.post(path, { ...mona, children: [layan] })
    assert.equal(made.header('location'), form)

    const changer = await as('admin.students.create', 'admin.guardians.update')
    assert.deepEqual((await propsOf(changer)).modes, ['known'])
    assert.equal((await changer.post(path, grouped)).status(), 403)
    assert.equal((await changer.post(path, toKnown)).status(), 302)
    const [household] = await rowsOf(centre, 'households')
    const joining = { household_id: household.id, children: [{ ...omar, first_name_en: 'Zaid' }] }
    assert.equal((await creator.post(path, joining)).status(), 403)
    assert.equal((await changer.post(path, joining)).status(), 302)

    const enroller = await as(
      'admin.students.create',
      'admin.guardians.create',
      'admin.enrolments.create',
      'admin.groups.index'
    )
    assert.lengthOf((await propsOf(enroller)).targets, 1)
    const other = { ...mona, guardian_phone: '0501111111' }
    const children = [{ ...layan, first_name_en: 'Reem', group_id: group }]
    assert.equal((await enroller.post(path, { ...other, children })).status(), 302)
    assert.lengthOf(await rowsOf(centre, 'enrolments'), 1)
  })
})
