import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import { auditOf, createStudent } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const path = '/admin/guardians'
const minimal = { first_name_en: 'Huda', last_name_en: 'Haddad' }

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  return { centre, visitor: await signedIn(client, await createAdministrator(centre)) }
}

test.group('Guardians over HTTP', () => {
  test('C9 stores what was typed, normalised, with a number and its audit entry', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const response = await visitor.post(path, {
      first_name_ar: ' هدى ',
      last_name_ar: 'السالم',
      first_name_en: 'Huda',
      phone: '٠٥٠١٢٣٤٥٦٧',
      email: 'Huda@Example.test',
      nationality: 'sa',
      national_id: '١٠٢',
      address: 'شارع الملك\nالرياض',
      whatsapp: true,
    })
    const [guardian] = await rowsOf(centre, 'guardians')
    assert.match(response.header('location')!, new RegExp(`${guardian.id}$`))
    assert.deepInclude(guardian, {
      number: 'G-0001',
      first_name: 'هدى',
      phone: '+966501234567',
      email: 'huda@example.test',
      nationality: 'SA',
      national_id: '102',
      address: 'شارع الملك\nالرياض',
      status: 'active',
      version: 1,
    })
    assert.equal((await auditOf(centre, guardian.id))[0].action, 'guardians.create')
  })

  test('refuses {field} "{value}" and stores nothing')
    .with([
      { field: 'first_name_en', value: '' },
      { field: 'last_name_en', value: 'x'.repeat(61) },
      { field: 'gender', value: 'robot' },
      { field: 'nationality', value: 'XX' },
      { field: 'email', value: 'nobody' },
      { field: 'phone', value: 'call me' },
      { field: 'address', value: 'x'.repeat(501) },
      { field: 'status', value: 'king' },
      { field: 'notes', value: 'x'.repeat(4001) },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const { centre, visitor } = await setup(client)
      await visitor.post(path, { ...minimal, [field]: value })
      const { errors } = (await visitor.visit(`${path}/create`)).body().props
      assert.deepEqual(Object.keys(errors), [field])
      assert.lengthOf(await rowsOf(centre, 'guardians'), 0)
    })

  test('T12 ignores every field the form does not have', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    await visitor.post(path, {
      ...minimal,
      id: uuid(),
      tenant_id: uuid(),
      number: 'G-9999',
      sequence: 99,
      version: 7,
      archived_at: '2000-01-01',
      locale: 'ar',
    })
    const [guardian] = await rowsOf(centre, 'guardians')
    assert.deepInclude(guardian, {
      tenant_id: centre.id,
      number: 'G-0001',
      sequence: '1',
      version: 1,
      archived_at: null,
      locale: null,
    })
  })

  test('warns of the same phone or e-mail once, and then goes on', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    await createGuardian(centre, { phone: '+966501234567', email: 'a@b.test' })
    await visitor.post(path, { ...minimal, phone: '0501234567' })
    const { errors, duplicates } = (await visitor.visit(`${path}/create`)).body().props
    assert.deepEqual(Object.keys(errors), ['confirm_duplicate'])
    assert.deepInclude(duplicates[0], { number: 'G-0001', reason: 'phone' })
    await visitor.post(path, { ...minimal, email: 'a@b.test', confirm_duplicate: true })
    assert.lengthOf(await rowsOf(centre, 'guardians'), 2)
  })

  test('of two who edit the second is told and overwrites nothing', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const { id } = await createGuardian(centre)
    const form = { ...minimal, status: 'inactive', version: 1 }
    await visitor.put(`${path}/${id}`, { ...form, last_name_en: 'First' })
    await visitor.put(`${path}/${id}`, { ...form, last_name_en: 'Second' })
    const { errors } = (await visitor.visit(`${path}/${id}/edit`)).body().props
    assert.property(errors, 'version')
    const [row] = await rowsOf(centre, 'guardians')
    assert.deepInclude(row, { last_name: 'First', status: 'inactive', version: 2 })
  })

  test('T1 another tenant’s guardian is the same 404 as none', async ({ client, assert }) => {
    const { visitor } = await setup(client)
    const foreign = await createGuardian(await createCentre())
    for (const id of [foreign.id, uuid(), 'nonsense']) {
      for (const suffix of ['', '/edit', '/photo'])
        assert.equal((await visitor.visit(`${path}/${id}${suffix}`)).status(), 404)
      const form = { ...minimal, status: 'active', version: 1 }
      assert.equal((await visitor.put(`${path}/${id}`, form)).status(), 404)
      assert.equal((await visitor.post('/admin/guardian-archives', { ids: [id] })).status(), 404)
    }
  })

  test('archiving says for whom a guardian is still needed, and archives the others', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const [tied, free] = [await createGuardian(centre), await createGuardian(centre)]
    const child = await createStudent(centre, { firstName: 'Sara', lastName: 'Odeh' })
    await link(centre, child.id, tied.id, { isPrimary: true })
    await visitor.post('/admin/guardian-archives', { ids: [tied.id, free.id] })
    const { flash } = (await visitor.visit(path)).body()
    assert.include(flash.refused.rows[0].reason, 'Sara Odeh')
    assert.deepEqual(flash.undo.data.ids, [free.id])
    await visitor.delete('/admin/guardian-archives', flash.undo.data)
    const rows = await rowsOf(centre, 'guardians')
    assert.isTrue(rows.every((row) => row.archived_at === null))
  })

  test('H3 who may not see students reads no child’s name in a refusal or on the page', async ({
    client,
    assert,
  }) => {
    const { centre } = await setup(client)
    const guardian = await createGuardian(centre)
    const child = await createStudent(centre, { firstName: 'Sara', lastName: 'Odeh' })
    await link(centre, child.id, guardian.id, { isPrimary: true, isPayer: true })
    const keeper = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.guardians.index', 'admin.guardians.delete'])
    )
    await keeper.post('/admin/guardian-archives', { ids: [guardian.id] })
    const list = await keeper.visit(path)
    assert.notInclude(JSON.stringify(list.body().flash.refused), 'Sara')
    const { linked, households } = (await keeper.visit(`${path}/${guardian.id}`)).body().props
    assert.deepEqual([linked, households], [[], []])
  })
})
