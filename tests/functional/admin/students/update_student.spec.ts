import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { auditOf, createStudent, studentRow } from '#tests/helpers/people/students'
import { guest, signedIn } from '#tests/helpers/visitor'

const pathOf = (id: string) => `/admin/students/${id}`
const form = { first_name_en: 'Sara', last_name_en: 'Haddad', status: 'active', version: 1 }

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const { id } = await createStudent(centre, { phone: '+966501234567' })
  return { centre, id, visitor: await signedIn(client, await createAdministrator(centre)) }
}

test.group('Changing a student', () => {
  test('saves, raises the version and records only what changed', async ({ client, assert }) => {
    const { centre, id, visitor } = await setup(client)
    const response = await visitor.put(pathOf(id), {
      ...form,
      phone: '٠٥٠١٢٣٤٥٦٧',
      last_name_en: 'Odeh',
    })
    assert.equal(response.status(), 303)
    assert.match(response.header('location')!, new RegExp(`${id}$`))
    assert.deepInclude(await studentRow(centre, id), {
      last_name: 'Odeh',
      phone: '+966501234567',
      version: 2,
    })
    const audit = (await auditOf(centre, id)).at(-1)
    assert.equal(audit.action, 'students.update')
    assert.deepEqual(audit.before, { last_name: 'Haddad' })
    assert.deepEqual(audit.after, { last_name: 'Odeh' })
  })

  test('a save that changes nothing leaves no trace', async ({ client, assert }) => {
    const { centre, id, visitor } = await setup(client)
    await visitor.put(pathOf(id), { ...form, phone: '0501234567' })
    assert.equal((await studentRow(centre, id)).version, 1)
    assert.lengthOf(await auditOf(centre, id), 1)
  })

  test('the second of two people is told and overwrites nothing', async ({ client, assert }) => {
    const { centre, id, visitor } = await setup(client)
    await visitor.put(pathOf(id), { ...form, last_name_en: 'First' })
    const second = await visitor.put(pathOf(id), { ...form, last_name_en: 'Second' })
    assert.match(second.header('location')!, /\/edit$/)
    const { errors, student } = (await visitor.visit(`${pathOf(id)}/edit`)).body().props
    assert.property(errors, 'version')
    assert.deepInclude(student, { last_name: 'First', version: 2 })
    assert.equal((await studentRow(centre, id)).last_name, 'First')
    await visitor.put(pathOf(id), { ...form, last_name_en: 'Second', version: 2 })
    assert.equal((await studentRow(centre, id)).last_name, 'Second')
  })

  test('C9 an English name added to an Arabic one changes nothing else', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const { id } = await createStudent(centre, { firstName: 'ليلى', lastName: 'حداد' })
    const arabic = { first_name_ar: 'ليلى', last_name_ar: 'حداد' }
    const english = { first_name_en: 'Layla', last_name_en: 'Haddad' }
    await visitor.put(pathOf(id), { ...form, ...arabic, ...english })
    const { before, after } = (await auditOf(centre, id)).at(-1)
    assert.deepEqual(before, { first_name_other: null, last_name_other: null })
    assert.deepEqual(after, { first_name_other: 'Layla', last_name_other: 'Haddad' })
  })

  test('of two saves at the same moment exactly one wins', async ({ client, assert }) => {
    const { centre, id, visitor } = await setup(client)
    await visitor.prepare()
    await Promise.all(
      ['One', 'Two', 'Three'].map((name) => {
        return visitor.put(pathOf(id), { ...form, last_name_en: name })
      })
    )
    assert.equal((await studentRow(centre, id)).version, 2)
    assert.lengthOf(await auditOf(centre, id), 2)
  })

  test('writes no column that the form does not have', async ({ client, assert }) => {
    const { centre, id, visitor } = await setup(client)
    const before = await studentRow(centre, id)
    await visitor.put(pathOf(id), {
      ...form,
      id: uuid(),
      tenant_id: uuid(),
      number: 'X',
      sequence: 77,
      created_at: '2000-01-01',
      archived_at: '2000-01-01',
    })
    const { number, sequence, created_at, archived_at } = await studentRow(centre, id)
    assert.deepEqual(
      { number, sequence, created_at, archived_at },
      {
        number: before.number,
        sequence: before.sequence,
        created_at: before.created_at,
        archived_at: null,
      }
    )
  })

  test('refuses version {$self}')
    .with([undefined, '', 'x', 1.5, { a: 1 }])
    .run(async ({ client, assert }, version) => {
      const { centre, id, visitor } = await setup(client)
      await visitor.put(pathOf(id), { ...form, last_name_en: 'Odeh', version })
      assert.equal((await studentRow(centre, id)).last_name, 'Haddad')
      const { errors } = (await visitor.visit(`${pathOf(id)}/edit`)).body().props
      assert.property(errors, 'version')
    })

  test('the activity tab says who changed what', async ({ client, assert }) => {
    const { id, visitor } = await setup(client)
    await visitor.put(pathOf(id), { ...form, phone: '0501234567', last_name_en: 'Odeh' })
    const { activity, tab } = (await visitor.visit(`${pathOf(id)}?tab=activity`)).body().props
    assert.equal(tab, 'activity')
    assert.lengthOf(activity, 2)
    assert.deepInclude(activity[0], {
      action: 'students.update',
      actor_name: 'Sara Haddad',
      actor_name_other: 'سارة حداد',
    })
    assert.deepInclude(activity[1], { action: 'students.create', actor_name: null })
    assert.deepEqual(activity[0].changes, [{ field: 'last_name', before: 'Haddad', after: 'Odeh' }])
  })

  test('a phone is grouped wherever it is read, and plain where it is dialled or typed', async ({
    client,
    assert,
  }) => {
    const { id, visitor } = await setup(client)
    const read = async (path: string) => (await visitor.visit(path)).body().props
    assert.equal((await read('/admin/students')).students.rows[0].phone_written, '+966 50 123 4567')
    const { student, activity } = await read(`${pathOf(id)}?tab=activity`)
    assert.equal(student.phone_written, '+966 50 123 4567')
    assert.equal(student.phone, '+966501234567')
    assert.deepInclude(activity[0].changes, {
      field: 'phone',
      before: null,
      after: '+966 50 123 4567',
    })
    assert.equal((await read(`${pathOf(id)}/edit`)).student.phone, '+966501234567')
  })

  test('C9 a malformed, an absent and a foreign id are the same 404', async ({
    client,
    assert,
  }) => {
    const { visitor } = await setup(client)
    const foreign = await createStudent(await createCentre())
    const bodies = new Set<string>()
    for (const id of [foreign.id, uuid(), 'not-an-id', '1', "'%20or%201=1"]) {
      for (const path of [pathOf(id), `${pathOf(id)}/edit`, `${pathOf(id)}/photo`]) {
        const response = await visitor.visit(path)
        assert.equal(response.status(), 404)
        const { component, props } = response.body()
        bodies.add(JSON.stringify({ component, status: props.status }))
      }
      assert.equal(
        (await visitor.put(pathOf(id), { ...form, last_name_en: 'Taken' })).status(),
        404
      )
    }
    assert.equal(bodies.size, 1)
  })

  test('H3 is for those who may', async ({ client, assert }) => {
    const { centre, id } = await setup(client)
    for (const path of [pathOf(id), `${pathOf(id)}/edit`]) {
      assert.equal((await guest(client, centre).get(path)).status(), 302)
    }
    assert.equal((await guest(client, centre).put(pathOf(id), form)).status(), 303)
    const reader = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.students.index'])
    )
    assert.equal((await reader.visit(pathOf(id))).status(), 200)
    assert.equal((await reader.visit(`${pathOf(id)}/edit`)).status(), 403)
    assert.equal((await reader.put(pathOf(id), { ...form, last_name_en: 'X' })).status(), 403)
    const writer = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.students.update'])
    )
    assert.equal((await writer.visit(pathOf(id))).status(), 403)
  })
})
