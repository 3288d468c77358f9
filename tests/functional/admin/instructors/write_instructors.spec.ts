import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { createInstructor } from '#tests/helpers/people/instructors'
import { auditOf } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const path = '/admin/instructors'
const minimal = { first_name_en: 'Omar', last_name_en: 'Darwish' }

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const subject = uuid()
  await insert(centre, 'subjects', { id: subject, code: 'MATH', name_en: 'Mathematics' })
  return { centre, subject, visitor: await signedIn(client, await createAdministrator(centre)) }
}

test.group('Instructors over HTTP', () => {
  test('C8 stores what was typed with a number, what they teach and an audit entry', async ({
    client,
    assert,
  }) => {
    const { centre, subject, visitor } = await setup(client)
    const response = await visitor.post(path, {
      first_name_ar: ' عمر ',
      last_name_ar: 'درويش',
      birth_date: '١٩٨٠-٠١-٠٢',
      phone: '٠٥٠١٢٣٤٥٦٧',
      hired_on: '2026-01-15',
      contract: 'employee',
      max_weekly_hours: '٢٠',
      languages: ['ar', 'en'],
      colour: '#168080',
      subject_ids: [subject],
    })
    const [row] = await rowsOf(centre, 'instructors')
    assert.match(response.header('location')!, new RegExp(`${row.id}$`))
    assert.deepInclude(row, {
      number: 'I-0001',
      first_name: 'عمر',
      phone: '+966501234567',
      contract: 'employee',
      max_weekly_minutes: 1200,
      languages: ['ar', 'en'],
      colour: '#168080',
      status: 'active',
      version: 1,
    })
    assert.lengthOf(await rowsOf(centre, 'instructor_subjects', { subject_id: subject }), 1)
    const trail = await auditOf(centre, row.id)
    assert.deepEqual(
      trail.map(({ action }) => action),
      ['instructors.create', 'instructors.set_taught']
    )
    assert.deepEqual(trail[1].after, { subjects: ['MATH'] })
  })

  test('C8 refuses {field} "{value}" and stores nothing')
    .with([
      { field: 'first_name_en', value: '' },
      { field: 'status', value: 'king' },
      { field: 'contract', value: 'volunteer' },
      { field: 'birth_date', value: '2999-01-01' },
      { field: 'hired_on', value: '2026-02-30' },
      { field: 'max_weekly_hours', value: 169 },
      { field: 'colour', value: 'red' },
      { field: 'bio', value: 'x'.repeat(2001) },
      { field: 'subject_ids', value: [uuid()] },
      { field: 'languages', value: ['klingon'] },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const { centre, visitor } = await setup(client)
      await visitor.post(path, { ...minimal, [field]: value })
      const { errors } = (await visitor.visit(`${path}/create`)).body().props
      assert.isNotEmpty(errors)
      assert.isTrue(Object.keys(errors).every((name) => name.startsWith(field)))
      assert.lengthOf(await rowsOf(centre, 'instructors'), 0)
    })

  test('T12 ignores every field the form does not have', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    const strange = { id: uuid(), tenant_id: uuid(), number: 'I-9', version: 7, iban: 'SA1' }
    await visitor.post(path, { ...minimal, ...strange, max_weekly_minutes: 5, locale: 'ar' })
    const [row] = await rowsOf(centre, 'instructors')
    assert.deepInclude(row, {
      tenant_id: centre.id,
      number: 'I-0001',
      version: 1,
      iban: null,
      max_weekly_minutes: null,
      locale: null,
    })
  })

  test('C8 of two who edit the second is told, also when only subjects changed', async ({
    client,
    assert,
  }) => {
    const { centre, subject, visitor } = await setup(client)
    const { id } = await createInstructor(centre)
    const form = { ...minimal, status: 'active', version: 1 }
    await visitor.put(`${path}/${id}`, { ...form, subject_ids: [subject] })
    await visitor.put(`${path}/${id}`, { ...form, last_name_en: 'Second' })
    const { errors, instructor } = (await visitor.visit(`${path}/${id}/edit`)).body().props
    assert.property(errors, 'version')
    assert.deepInclude(instructor, { last_name: 'Darwish', version: 2 })
    assert.equal(instructor.subjects[0].code, 'MATH')
    await visitor.put(`${path}/${id}`, { ...form, version: 2, subject_ids: [subject] })
    assert.equal((await rowsOf(centre, 'instructors'))[0].version, 2)
  })

  test('C8 a status goes only where it may, and whoever leaves has a last day', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client)
    const { id } = await createInstructor(centre, { status: 'applicant' })
    const form = { ...minimal, version: 1 }
    await visitor.put(`${path}/${id}`, { ...form, status: 'on_leave' })
    const { errors } = (await visitor.visit(`${path}/${id}/edit`)).body().props
    assert.property(errors, 'status')
    await visitor.put(`${path}/${id}`, { ...form, status: 'left', hired_on: '2090-01-01' })
    assert.property((await visitor.visit(`${path}/${id}/edit`)).body().props.errors, 'left_on')
    await visitor.put(`${path}/${id}`, { ...form, status: 'left' })
    const [row] = await rowsOf(centre, 'instructors')
    assert.equal(row.status, 'left')
    assert.isNotNull(row.left_on)
  })

  test('T1 another tenant’s instructor is the same 404 as none', async ({ client, assert }) => {
    const { visitor } = await setup(client)
    const other = await createCentre()
    const foreign = await createInstructor(other)
    const document = uuid()
    await insert(other, 'instructor_documents', {
      id: document,
      instructor_id: foreign.id,
      kind: 'visa',
      title: 'Visa',
    })
    for (const id of [foreign.id, uuid(), 'nonsense']) {
      const one = `${path}/${id}`
      for (const suffix of ['', '/edit', '/photo', `/documents/${document}/file`])
        assert.equal((await visitor.visit(one + suffix)).status(), 404, suffix)
      const statuses = [
        await visitor.put(one, { ...minimal, status: 'active', version: 1 }),
        await visitor.put(`${one}/availability`, { version: 1 }),
        await visitor.post(`${one}/absences`, {}),
        await visitor.delete(`${one}/absences/${uuid()}`),
        await visitor.post(`${one}/documents`, {}),
        await visitor.delete(`${one}/documents/${document}`),
        await visitor.post(`${one}/pay-rules`, {}),
        await visitor.put(`${one}/account`, { version: 1 }),
        await visitor.post(`${one}/invitation`),
        await visitor.post('/admin/instructor-archives', { ids: [id] }),
      ].map((response) => response.status())
      assert.deepEqual([...new Set(statuses)], [404])
    }
  })

  test('C8 lists them with what they teach, found in either script, and by subject', async ({
    client,
    assert,
  }) => {
    const { centre, subject, visitor } = await setup(client)
    const read = async (query = '') => (await visitor.visit(`${path}${query}`)).body().props
    assert.equal((await read()).instructors.meta.total, 0)
    const { id } = await createInstructor(centre, { firstName: 'أحمد' })
    await insert(centre, 'instructor_subjects', { instructor_id: id, subject_id: subject })
    for (let index = 0; index < 10; index++) await createInstructor(centre)
    await createInstructor(await createCentre(), { firstName: 'أحمد' })
    const found = (await read('?q=احمد')).instructors
    assert.equal(found.meta.total, 1)
    assert.equal(found.unfiltered_total, 11)
    assert.equal(found.rows[0].subjects[0].code, 'MATH')
    assert.equal((await read(`?subject=${subject}`)).instructors.rows[0].id, id)
    assert.equal((await read(`?subject=${uuid()}`)).instructors.meta.total, 0)
    assert.equal((await read('?status=king&sort=x&page=-1')).instructors.meta.total, 11)
  })

  test('H3 an instructor sees only their own portal', async ({ client, assert }) => {
    const { centre } = await setup(client)
    const account = await createPerson(centre, 'instructor')
    const visitor = await signedIn(client, account)
    for (const address of [
      path,
      `${path}/${account.personId}`,
      '/admin/students',
      '/admin/guardians',
    ])
      assert.equal((await visitor.visit(address)).status(), 403)
  })

  test('H3 papers and pay are for those who may see them', async ({ client, assert }) => {
    const { centre } = await setup(client)
    const { id } = await createInstructor(centre)
    const read = async (...permissions: Parameters<typeof createAdministratorWho>[1]) => {
      const account = await createAdministratorWho(centre, [
        'admin.instructors.index',
        ...permissions,
      ])
      return (await (await signedIn(client, account)).visit(`${path}/${id}`)).body().props
    }
    const plain = await read()
    assert.deepEqual([plain.documents, plain.pay, plain.groups], [null, null, null])
    assert.notProperty(plain.instructor, 'iban')
    const payer = await read('admin.payouts.index')
    assert.isNull(payer.documents)
    assert.deepEqual(payer.pay, { iban: null, rules: [], can: { add: false, account: false } })
    assert.deepEqual((await read('admin.instructors.update')).documents, [])
  })
})
