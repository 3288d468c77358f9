import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { changePhone } from '#domain/people/phones/change_phone'
import type { PhoneArea } from '#domain/people/phones/phone_sharers'
import { system } from '#domain/shared/audit/actor'
import { rowsOf } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import { auditOf, createStudent, studentRow } from '#tests/helpers/people/students'

const shared = '+966501234567'
const corrected = '+966507654321'
const form = { phone: '0507654321', phone_country: 'SA', version: 1 }

test.group('A corrected phone number', () => {
  test('C7 it lists whoever shares the number, of the areas one may change', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const mother = await createGuardian(centre, { phone: shared })
    const layan = await createStudent(centre, { firstName: 'Layan', phone: shared })
    await createStudent(centre, { phone: corrected })
    const answer = await visitor.get(`/admin/phones/guardians/${mother.id}`)
    assert.deepEqual(
      answer.body().people.map(({ id, area }: { id: string; area: string }) => ({ id, area })),
      [{ id: layan.id, area: 'students' }]
    )
    const limited = await clerk(client, centre, ['admin.guardians.update'])
    const seen = await limited.get(`/admin/phones/guardians/${mother.id}`)
    assert.deepEqual(seen.body().people, [])
  })

  test('C7 whoever is ticked follows in the same act, and each has it in the trail', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const mother = await createGuardian(centre, { phone: shared })
    const layan = await createStudent(centre, { firstName: 'Layan', phone: shared })
    const omar = await createStudent(centre, { firstName: 'Omar', phone: shared })
    await visitor.put(`/admin/phones/guardians/${mother.id}`, { ...form, phone_also: [layan.id] })
    const [guardian] = await rowsOf(centre, 'guardians', { id: mother.id })
    assert.equal(guardian!.phone, corrected)
    assert.equal((await studentRow(centre, layan.id))!.phone, corrected)
    assert.equal((await studentRow(centre, omar.id))!.phone, shared)
    const last = (await auditOf(centre, layan.id)).at(-1)!
    assert.deepInclude(last, { action: 'students.update', after: { phone: corrected } })
  })

  test('C7 nobody follows whose number is another, or whom one may not change', async ({
    client,
    assert,
  }) => {
    const { centre } = await office(client)
    const mother = await createGuardian(centre, { phone: shared })
    const layan = await createStudent(centre, { phone: shared })
    const sami = await createGuardian(centre, { firstName: 'Sami', phone: '+966500000001' })
    const limited = await clerk(client, centre, ['admin.guardians.update'])
    await limited.put(`/admin/phones/guardians/${mother.id}`, {
      ...form,
      phone_also: [layan.id, sami.id],
    })
    assert.equal((await studentRow(centre, layan.id))!.phone, shared)
    const guardians = await rowsOf(centre, 'guardians')
    assert.sameMembers(
      guardians.map(({ phone }) => phone),
      [corrected, '+966500000001']
    )
  })

  test('C7 a stale version, a word and another centre change nothing', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const other = await office(client)
    const layan = await createStudent(centre, { phone: shared })
    const path = `/admin/phones/students/${layan.id}`
    await visitor.put(path, { ...form, version: 7 })
    await visitor.put(path, { ...form, phone: 'Layan' })
    const foreign = await other.visitor.put(path, form)
    foreign.assertStatus(404)
    const unread = await other.visitor.get(path)
    unread.assertStatus(404)
    const unknown = await visitor.get(`/admin/phones/rooms/${uuid()}`)
    unknown.assertStatus(404)
    assert.equal((await studentRow(centre, layan.id))!.phone, shared)
  })

  test('C7 of many who correct one number at once, one is first and the others read so', async ({
    client,
    assert,
  }) => {
    const { centre } = await office(client)
    const mother = await createGuardian(centre, { phone: shared })
    const people = [
      { area: 'guardians' as const, id: mother.id },
      { area: 'students' as const, id: (await createStudent(centre, { phone: shared })).id },
      { area: 'students' as const, id: (await createStudent(centre, { phone: shared })).id },
    ]
    const changes = Array.from({ length: 12 }, (_, at) => {
      const owner = people[at % people.length]!
      const ids = people.map(({ id }) => id)
      const areas: PhoneArea[] = ['guardians', 'students']
      const phone = `+9665076543${10 + at}`
      const of = { tenantId: centre.id, actor: system, version: 1 }
      return changePhone({ ...of, ...owner, phone, shared: { ids, areas } })
    })
    const made = await Promise.all(changes)
    assert.deepEqual(
      made.filter(({ ok }) => ok),
      [{ ok: true, value: { count: 3 } }]
    )
    const rows = [...(await rowsOf(centre, 'guardians')), ...(await rowsOf(centre, 'students'))]
    assert.lengthOf(new Set(rows.map(({ phone }) => phone)), 1)
  })

  test('C7 the form of a record takes ticked people along', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const layan = await createStudent(centre, { firstName: 'Layan', phone: shared })
    const omar = await createStudent(centre, { firstName: 'Omar', phone: shared })
    await visitor.put(`/admin/students/${layan.id}`, {
      ...form,
      first_name_en: 'Layan',
      last_name_en: 'Haddad',
      status: 'active',
      phone_also: [omar.id],
    })
    assert.equal((await studentRow(centre, layan.id))!.phone, corrected)
    assert.equal((await studentRow(centre, omar.id))!.phone, corrected)
  })

  test('C7 the list shows the guardian’s number where the child has none', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const mother = await createGuardian(centre, { phone: shared })
    const layan = await createStudent(centre)
    await link(centre, layan.id, mother.id)
    const page = await visitor.visit('/admin/students')
    const [row] = page.body().props.students.rows
    assert.isNull(row.phone_written)
    assert.equal(row.guardian.phone_written, '+966 50 123 4567')
    assert.equal(row.guardian.relation, 'mother')
    assert.notProperty(row.guardian, 'phone')
  })
})
