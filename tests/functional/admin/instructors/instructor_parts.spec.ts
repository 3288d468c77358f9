import { test } from '@japa/runner'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { createInstructor } from '#tests/helpers/people/instructors'
import { auditOf } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const { id } = await createInstructor(centre)
  const visitor = await signedIn(client, await createAdministrator(centre))
  const path = `/admin/instructors/${id}`
  const props = async () => (await visitor.visit(path)).body().props
  return { centre, id, visitor, path, props }
}

test.group('When an instructor can teach', () => {
  test('C8 a week is saved whole, overlapping times made one', async ({ client, assert }) => {
    const { centre, id, visitor, path, props } = await setup(client)
    await visitor.put(`${path}/availability`, {
      version: 1,
      windows: [
        { weekday: 7, starts: '18:00', ends: '٢٠:٠٠' },
        { weekday: 7, starts: '16:00', ends: '18:00' },
        { weekday: 1, starts: '09:00', ends: '24:00' },
      ],
    })
    const { windows, instructor } = await props()
    assert.deepEqual(windows, [
      { weekday: 1, starts: '09:00', ends: '24:00' },
      { weekday: 7, starts: '16:00', ends: '20:00' },
    ])
    assert.equal(instructor.version, 2)
    const told = (await auditOf(centre, id)).at(-1)
    assert.equal(told.action, 'instructors.set_availability')
    assert.deepEqual(told.after.availability, ['1 09:00-24:00', '7 16:00-20:00'])
    const apart = [{ weekday: 1, starts: '09:00', ends: '10:00' }]
    await visitor.put(`${path}/availability`, { version: 2, windows: apart })
    const { flash } = (await visitor.visit(path)).body()
    assert.equal(flash.success, 'The week was saved')
    await visitor.put(`${path}/availability`, { version: 1, windows: [] })
    assert.property((await props()).errors, 'version')
    await visitor.put(`${path}/availability`, { version: 3 })
    assert.deepEqual((await props()).windows, [])
  })

  test('C8 refuses a time {starts} to {ends} on day {weekday}')
    .with([
      { weekday: 1, starts: '10:00', ends: '10:00' },
      { weekday: 1, starts: '10:00', ends: '09:00' },
      { weekday: 1, starts: '24:00', ends: '24:00' },
      { weekday: 1, starts: '9:00', ends: '10:00' },
      { weekday: 0, starts: '09:00', ends: '10:00' },
      { weekday: 8, starts: '09:00', ends: '10:00' },
      { weekday: 1.5, starts: '09:00', ends: '10:00' },
      { weekday: 1, starts: "0'; drop", ends: '10:00' },
    ])
    .run(async ({ client, assert }, window) => {
      const { centre, visitor, path, props } = await setup(client)
      await visitor.put(`${path}/availability`, { version: 1, windows: [window] })
      assert.isNotEmpty((await props()).errors)
      assert.lengthOf(await rowsOf(centre, 'availability_windows'), 0)
    })

  test('C8 an absence is wall clock of the centre, half-open, and overlaps no other', async ({
    client,
    assert,
  }) => {
    const { centre, id, visitor, path, props } = await setup(client)
    const absence = {
      from_day: '2090-01-01',
      from_time: '08:00',
      until_day: '2090-01-03',
      until_time: '00:00',
      reason: 'Exams',
    }
    await visitor.post(`${path}/absences`, absence)
    const [saved] = (await props()).absences
    assert.deepInclude(saved, {
      starts_at: '2090-01-01T05:00:00.000Z',
      ends_at: '2090-01-02T21:00:00.000Z',
      reason: 'Exams',
    })
    await visitor.post(`${path}/absences`, { ...absence, from_day: '2090-01-02' })
    assert.include((await props()).errors.from_day, '1 Jan 2090, 08:00')
    const touching = { ...absence, from_day: '2090-01-03', from_time: '00:00' }
    await visitor.post(`${path}/absences`, { ...touching, until_day: '2090-01-04' })
    assert.lengthOf(await rowsOf(centre, 'absences'), 2)
    await visitor.post(`${path}/absences`, { ...touching, until_day: '2090-01-04' })
    assert.equal((await props()).errors.from_day, 'There is an absence on 3 Jan 2090 already')
    await visitor.post(`${path}/absences`, { ...touching, until_day: '2090-01-02' })
    assert.property((await props()).errors, 'until_day')
    await visitor.delete(`${path}/absences/${saved.id}`)
    assert.lengthOf(await rowsOf(centre, 'absences'), 1)
    assert.deepInclude((await auditOf(centre, id)).at(-1), {
      action: 'instructors.remove_absence',
      subject_type: 'instructor',
    })
  })
})

test.group('The papers of an instructor', () => {
  const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n')

  async function send(place: Awaited<ReturnType<typeof setup>>, bytes: Buffer, name = 'id.pdf') {
    await place.visitor.prepare()
    return place.visitor
      .authentic('POST', `${place.path}/documents`)
      .header('X-Inertia', 'true')
      .file('file', bytes, { filename: name })
      .fields({ kind: 'visa', title: 'Residence', expires_on: '2090-01-01' })
  }

  test('T22 a file is kept by its bytes and leaves only as a download', async ({
    client,
    assert,
  }) => {
    const place = await setup(client)
    await send(place, pdf, '../../"إقامة"\r\n.pdf')
    const [document] = (await place.props()).documents
    assert.deepInclude(document, { kind: 'visa', expires_on: '2090-01-01', expiry: 'valid' })
    assert.notProperty(document, 'content_type')
    const answer = await place.visitor.get(document.file)
    assert.equal(answer.header('content-type'), 'application/pdf')
    assert.match(answer.header('content-disposition')!, /^attachment; filename\*=UTF-8''[\w.%~-]+$/)
    assert.equal(answer.header('x-content-type-options'), 'nosniff')
    assert.include(answer.header('content-security-policy')!, 'sandbox')
    assert.equal(answer.header('cache-control'), 'no-store')
    const reader = await signedIn(
      client,
      await createAdministratorWho(place.centre, ['admin.instructors.index'])
    )
    assert.equal((await reader.visit(document.file)).status(), 403)
  })

  test('T22 what only calls itself a PDF is refused: {name}')
    .with([
      { name: 'page.pdf', bytes: '<html><script>alert(1)</script>' },
      { name: 'picture.png', bytes: 'GIF89a' },
      { name: 'empty.pdf', bytes: ' ' },
    ])
    .run(async ({ client, assert }, { name, bytes }) => {
      const place = await setup(client)
      await send(place, Buffer.from(bytes), name)
      assert.property((await place.props()).errors, 'file')
      assert.lengthOf(await rowsOf(place.centre, 'instructor_documents'), 0)
    })

  test('T22 a file above five megabytes is refused', async ({ client, assert }) => {
    const place = await setup(client)
    await send(place, Buffer.concat([pdf, Buffer.alloc(5_300_000)]))
    assert.property((await place.props()).errors, 'file')
    assert.lengthOf(await rowsOf(place.centre, 'instructor_documents'), 0)
  })

  test('C8 a document is changed by one at a time, and removed with its file', async ({
    client,
    assert,
  }) => {
    const place = await setup(client)
    await send(place, pdf)
    const [document] = (await place.props()).documents
    const one = `${place.path}/documents/${document.id}`
    const form = { kind: 'visa', title: 'Residence', expires_on: '2020-01-01', version: 1 }
    await place.visitor.put(one, form)
    assert.equal((await place.props()).documents[0].expiry, 'expired')
    await place.visitor.put(one, { ...form, title: 'Other' })
    assert.property((await place.props()).errors, 'version')
    await place.visitor.put(one, { ...form, version: 2, issued_on: '2021-01-01' })
    assert.property((await place.props()).errors, 'expires_on')

    const { documents } = (await place.visitor.visit('/admin/instructor-documents')).body().props
    assert.deepInclude(documents[0], { id: document.id, expiry: 'expired' })
    await place.visitor.delete(one)
    assert.lengthOf(await rowsOf(place.centre, 'instructor_documents'), 0)
    const told = (await auditOf(place.centre, place.id)).at(-1)
    assert.deepInclude(told, {
      action: 'instructors.remove_document',
      subject_type: 'instructor',
    })
    assert.equal(told.before.document, 'Residence')
    assert.equal((await place.visitor.visit(document.file)).status(), 404)
  })

  test('T1 what expires is one centre’s own, of those who work there', async ({
    client,
    assert,
  }) => {
    const [place, other] = [await setup(client), await setup(client)]
    await send(place, pdf)
    await send(other, pdf)
    const read = async () =>
      (await place.visitor.visit('/admin/instructor-documents')).body().props.documents
    assert.lengthOf(await read(), 0)
    const [document] = (await place.props()).documents
    const form = { kind: 'visa', title: 'Residence', expires_on: '2020-01-01', version: 1 }
    await place.visitor.put(`${place.path}/documents/${document.id}`, form)
    assert.lengthOf(await read(), 1)
    await place.visitor.post('/admin/instructor-archives', { ids: [place.id] })
    assert.lengthOf(await read(), 0)
  })
})

test.group('The pay of an instructor', () => {
  test('F5 a rule is kept in minor units and never rewritten', async ({ client, assert }) => {
    const { centre, visitor, path, props } = await setup(client)
    const rule = { method: 'per_hour', amount: '٧٥٫٥', effective_from: '2026-01-01' }
    await visitor.post(`${path}/pay-rules`, rule)
    await visitor.post(`${path}/pay-rules`, { ...rule, amount: '80' })
    assert.property((await props()).errors, 'effective_from')
    const share = { method: 'percent_of_collected', percent: '12.5', amount: '9' }
    await visitor.post(`${path}/pay-rules`, { ...share, effective_from: '2026-06-01' })
    const { rules } = (await props()).pay
    assert.deepInclude(rules[0], { method: 'percent_of_collected', percent: 12.5, amount: null })
    assert.deepInclude(rules[1], { until: '2026-05-31' })
    assert.deepInclude(rules[1].amount, { minor: '7550', currency: 'USD', exponent: 2 })
    assert.lengthOf(await rowsOf(centre, 'pay_rules'), 2)
  })

  test('F5 refuses {method} {amount} {percent}')
    .with([
      { method: 'per_hour' },
      { method: 'per_hour', amount: '-5' },
      { method: 'per_hour', amount: '1.234' },
      { method: 'percent_of_charged', percent: 101 },
      { method: 'percent_of_charged', amount: '5' },
      { method: 'per_wish', amount: '5' },
    ])
    .run(async ({ client, assert }, form) => {
      const { centre, visitor, path, props } = await setup(client)
      await visitor.post(`${path}/pay-rules`, { ...form, effective_from: '2026-01-01' })
      assert.isNotEmpty((await props()).errors)
      assert.lengthOf(await rowsOf(centre, 'pay_rules'), 0)
    })

  test('T5 the account and its changes are told to those who may see pay alone', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, path, props } = await setup(client)
    await visitor.put(`${path}/account`, { iban: 'SA03 8000 0000 6080 1016 7518', version: 1 })
    assert.property((await props()).errors, 'iban')
    await visitor.put(`${path}/account`, { iban: 'sa03 8000 0000 6080 1016 7519', version: 1 })
    assert.equal((await props()).pay.iban, 'SA0380000000608010167519')
    const reader = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.instructors.index', 'admin.audit.index'])
    )
    for (const page of [path, '/admin/audit'])
      assert.notInclude(JSON.stringify((await reader.visit(page)).body().props), 'SA0380')
    assert.equal((await reader.put(`${path}/account`, { version: 2 })).status(), 403)
  })
})

test.group('The portal of an instructor', () => {
  test('C3 is opened by an invitation, which can be sent again, handed over and taken back', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, path, props } = await setup(client)
    await visitor.post(`${path}/invitation`)
    assert.lengthOf(await rowsOf(centre, 'users', { kind: 'instructor' }), 0)
    const form = { first_name_en: 'Omar', last_name_en: 'Darwish', status: 'active', version: 1 }
    await visitor.put(path, { ...form, email: 'omar@centre.test' })
    await visitor.post(`${path}/invitation`)
    assert.deepEqual((await props()).account, { state: 'invited', email: 'omar@centre.test' })
    await visitor.post(`${path}/invitation-link`)
    const { link } = (await visitor.visit(path)).body().flash
    assert.include(link, '/instructor/')
    await visitor.delete(`${path}/invitation`)
    assert.equal((await props()).account.state, 'none')
    await visitor.post(`${path}/invitation`)
    const users = await rowsOf(centre, 'users', { kind: 'instructor' })
    assert.lengthOf(users, 1)
    assert.deepInclude(users[0], { status: 'invited', archived_at: null })
    await visitor.post(`${path}/suspension`)
    assert.equal((await props()).account.state, 'suspended')
  })
})
