import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { type PickedUpBy, RecordPickup } from '#domain/attendance/pickups/actions/record_pickup'
import { system } from '#domain/shared/audit/actor'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, markableSession, marked } from '#tests/helpers/attendance/attendance'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { link } from '#tests/helpers/people/guardians'
import { props, signedIn } from '#tests/helpers/visitor'
import { wordsOf } from '#tests/helpers/words/words'

const words = wordsOf('en')

const hour: [string, string] = ['2026-11-25T13:00Z', '2026-11-25T14:00Z']

/** Two children of one session: the mother of the first may pick her up, the uncle may not. */
async function afterClass(columns: Record<string, unknown> = {}) {
  const centre = await createCentre()
  const made = await markableSession(centre, 2, hour, columns)
  const [child, other] = made.students as [string, string]
  const mother = (await createPerson(centre, 'guardian')).personId
  const uncle = (await createPerson(centre, 'guardian')).personId
  await link(centre, child, mother)
  await link(centre, child, uncle)
  await withTenant(centre.id, () =>
    db()
      .updateTable('student_guardians')
      .set({ may_pick_up: false })
      .where('guardian_id', '=', uncle)
      .execute()
  )
  return { centre, session: made.session, child, other, mother, uncle }
}

async function recorded(
  centre: Centre,
  { session, child }: { session: string; child: string },
  by: PickedUpBy,
  mayNameOthers = true
) {
  const actor = { ...system, userId: (await createAdministrator(centre)).userId }
  const [sessionId, studentId] = [session, child]
  const act = { tenantId: centre.id, actor, sessionId, studentId }
  const made = await new RecordPickup().execute({ ...act, by, mayNameOthers })
  return made.ok ? 'recorded' : made.error.type
}

test.group('Picking up a child', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T14:05Z'))

  test('only who may is offered; one tap keeps who, when and by whom, once', async ({
    client,
    assert,
  }) => {
    const { centre, session, child, mother } = await afterClass()
    const desk = await createAdministratorWho(centre, [
      'admin.attendance.index',
      'admin.attendance.create',
      'admin.attendance.update',
    ])
    const visitor = await signedIn(client, desk)
    const page = `/admin/class-sessions/${session}/attendance`
    const before = await props(visitor, page)
    assert.deepEqual(
      before.pickups.rows.map((row: { id: string; pickers: { id: string }[] }) => [
        row.id,
        row.pickers.map(({ id }) => id),
      ]),
      [[child, [mother]]]
    )
    const path = `/admin/class-sessions/${session}/pickups`
    assert.equal((await visitor.post(path, { student_id: child, picker: mother })).status(), 302)
    const [row] = await rowsOf(centre, 'pickups')
    assert.containsSubset(row, {
      ...{ student_id: child, guardian_id: mother, recorded_by: desk.userId, undone_at: null },
      picked_up_at: new Date('2026-11-25T14:05Z'),
    })
    await visitor.post(path, { student_id: child, picker: mother })
    assert.lengthOf(await rowsOf(centre, 'pickups'), 1)
    const [after] = (await props(visitor, page)).pickups.rows
    assert.containsSubset(after.pickup, { id: row.id, at: '2026-11-25T14:05:00Z' })
    const undo = await visitor.delete(`${path}/${row.id}`)
    assert.equal(undo.status(), 303)
    const [undone] = await rowsOf(centre, 'pickups')
    assert.equal(undone.undone_by, desk.userId)
    assert.equal((await visitor.delete(`${path}/${row.id}`)).status(), 404)
    await visitor.post(path, { student_id: child, picker: mother })
    assert.lengthOf(await rowsOf(centre, 'pickups'), 2)
    const events = await rowsOf(centre, 'audit_events', { action: 'attendance.pick_up' })
    assert.lengthOf(events, 2)
  })

  test('long after a session only who was picked up is shown, and nothing is offered', async ({
    client,
    assert,
  }) => {
    const { centre, session, child, mother } = await afterClass()
    const admin = await signedIn(client, await createAdministrator(centre))
    const page = `/admin/class-sessions/${session}/attendance`
    const shown = async () => (await props(admin, page)).pickups
    assert.isTrue((await shown()).can.record)
    freezeClock('2026-11-26T02:01Z')
    assert.isNull(await shown())
    freezeClock('2026-11-25T14:05Z')
    assert.equal(await recorded(centre, { session, child }, { picker: mother }), 'recorded')
    freezeClock('2026-11-26T02:01Z')
    const after = await shown()
    assert.lengthOf(after.rows, 1)
    assert.isFalse(after.can.record)
  })

  test('twenty at once record one', async ({ assert }) => {
    const { centre, session, child, mother } = await afterClass()
    const all = await Promise.all(
      Array.from({ length: 20 }, () => recorded(centre, { session, child }, { picker: mother }))
    )
    assert.lengthOf(
      all.filter((answer) => answer === 'recorded'),
      1
    )
    assert.lengthOf(await rowsOf(centre, 'pickups'), 1)
  })

  test('somebody who is not on the list takes a reason, and the right to correct', async ({
    client,
    assert,
  }) => {
    const { centre, session, child, uncle } = await afterClass()
    const of = { session, child }
    assert.equal(await recorded(centre, of, { picker: uncle }), 'not_listed')
    assert.equal(await recorded(centre, of, { picker: uuid() }), 'not_listed')
    const neighbour = { name: 'Neighbour', reason: 'The mother called' }
    assert.equal(await recorded(centre, of, neighbour, false), 'not_listed')
    const path = `/admin/class-sessions/${session}/pickups`
    const marker = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.attendance.index', 'admin.attendance.create'])
    )
    await marker.post(path, { student_id: child, ...neighbour })
    assert.isEmpty(await rowsOf(centre, 'pickups'))
    const admin = await signedIn(client, await createAdministrator(centre))
    await admin.post(path, { student_id: child, name: 'Neighbour' })
    assert.isEmpty(await rowsOf(centre, 'pickups'))
    const written = { name: ' Neighbour', reason: 'The mother\n  \u202ecalled' }
    await admin.post(path, { student_id: child, ...written })
    assert.containsSubset(await rowsOf(centre, 'pickups'), [neighbour])
    const page = `/admin/class-sessions/${session}/attendance`
    await admin.post(path, { student_id: child, ...neighbour })
    const refused = await props(admin, page)
    assert.equal(
      refused.errors.student_id,
      'The pick-up of this student has already been recorded.'
    )
    assert.notProperty(refused.flash ?? {}, 'error')
    freezeClock('2026-11-26T02:01Z')
    await admin.post(path, { student_id: child, ...neighbour })
    assert.property((await props(admin, page)).errors, 'student_id')
  })

  test('not before the session, long after it, from one that is off, or of a stranger', async ({
    assert,
  }) => {
    const { centre, session, child, mother } = await afterClass()
    const stranger = (await createPerson(centre, 'student')).personId
    await link(centre, stranger, mother)
    const ask = (student: string) =>
      recorded(centre, { session, child: student }, { picker: mother })
    assert.equal(await ask(stranger), 'not_found')
    freezeClock('2026-11-25T12:59Z')
    assert.equal(await ask(child), 'too_early')
    freezeClock('2026-11-26T02:01Z')
    assert.equal(await ask(child), 'too_late')
    freezeClock('2026-11-25T14:05Z')
    const off = await afterClass({
      ...{ status: 'cancelled', cancelled_by: 'centre', cancel_reason: 'Ill' },
    })
    const called = await recorded(off.centre, off, { picker: off.mother })
    assert.equal(called, 'cancelled')
    const other = await createCentre()
    assert.equal(await recorded(other, { session, child }, { picker: mother }), 'not_found')
  })

  test('an instructor records it in a session of theirs, by the list alone', async ({
    client,
    assert,
  }) => {
    const { centre, session, child, mother } = await afterClass()
    const teacher = await createPerson(centre, 'instructor')
    await withTenant(centre.id, () =>
      db()
        .updateTable('class_sessions')
        .set({ instructor_id: teacher.personId })
        .where('id', '=', session)
        .execute()
    )
    const path = `/sessions/${session}/pickups`
    const stranger = await signedIn(client, await createPerson(centre, 'instructor'))
    const form = { student_id: child, picker: mother }
    assert.equal((await stranger.post(path, form)).status(), 404)
    const own = await signedIn(client, teacher)
    const neighbour = { student_id: child, name: 'Neighbour', reason: 'The mother called' }
    await own.post(path, neighbour)
    assert.isEmpty(await rowsOf(centre, 'pickups'))
    await own.post(path, form)
    const [row] = await rowsOf(centre, 'pickups')
    assert.equal(row.recorded_by, teacher.userId)
    const page = await props(own, `/sessions/${session}`)
    assert.equal(page.pickups.rows[0].pickup.id, row.id)
    assert.equal((await stranger.delete(`${path}/${row.id}`)).status(), 404)
    freezeClock('2026-11-26T02:01Z')
    assert.isFalse((await props(own, `/sessions/${session}`)).pickups.can.undo)
    await own.delete(`${path}/${row.id}`)
    assert.isNull((await rowsOf(centre, 'pickups'))[0].undone_at)
    freezeClock('2026-11-26T02:00Z')
    assert.equal((await own.delete(`${path}/${row.id}`)).status(), 303)
    assert.equal((await rowsOf(centre, 'pickups'))[0].undone_by, teacher.userId)
  })

  test('long after a session the office alone undoes what was recorded', async ({
    client,
    assert,
  }) => {
    const { centre, session, child, mother } = await afterClass()
    assert.equal(await recorded(centre, { session, child }, { picker: mother }), 'recorded')
    const [row] = await rowsOf(centre, 'pickups')
    freezeClock('2026-11-26T02:01Z')
    const admin = await signedIn(client, await createAdministrator(centre))
    const page = await props(admin, `/admin/class-sessions/${session}/attendance`)
    assert.isTrue(page.pickups.can.undo)
    const undo = await admin.delete(`/admin/class-sessions/${session}/pickups/${row.id}`)
    assert.equal(undo.status(), 303)
    assert.isNotNull((await rowsOf(centre, 'pickups'))[0].undone_at)
  })

  test('a child who stayed away is not picked up; a minor whom nobody may is shown', async ({
    client,
    assert,
  }) => {
    const { centre, session, child, other } = await afterClass()
    await marked(centre, session, [aMark(child, { status: 'absent' })])
    await withTenant(centre.id, () =>
      db()
        .updateTable('students')
        .set({ birth_date: '2015-01-01' })
        .where('id', '=', other)
        .execute()
    )
    const admin = await signedIn(client, await createAdministrator(centre))
    const { pickups } = await props(admin, `/admin/class-sessions/${session}/attendance`)
    assert.deepEqual(
      pickups.rows.map((row: { id: string; pickers: unknown[] }) => [row.id, row.pickers.length]),
      [[other, 0]]
    )
    const mother = (await rowsOf(centre, 'student_guardians', { may_pick_up: true }))[0].guardian_id
    assert.equal(await recorded(centre, { session, child }, { picker: mother }), 'not_found')
  })

  test('its family reads when and with whom a child left, and of no other child', async ({
    client,
    assert,
  }) => {
    const { centre, session, child, other, mother } = await afterClass()
    await marked(centre, session, [aMark(child), aMark(other)])
    const of = { session, child }
    assert.equal(await recorded(centre, of, { picker: mother }), 'recorded')
    const admin = await signedIn(client, await createAdministrator(centre))
    const [undone] = await rowsOf(centre, 'pickups')
    await admin.delete(`/admin/class-sessions/${session}/pickups/${undone.id}`)
    const father = await createPerson(centre, 'guardian')
    await link(centre, child, father.personId)
    await link(centre, other, father.personId)
    const visitor = await signedIn(client, father)
    const pickupOf = async (id: string) =>
      (await props(visitor, `/attendance?child=${id}`)).shown.record.marks[0].pickup
    assert.isNull(await pickupOf(child))
    const neighbour = { name: 'Neighbour', reason: 'The mother called' }
    assert.equal(await recorded(centre, of, neighbour), 'recorded')
    const at = '2026-11-25T14:05:00Z'
    assert.deepEqual(await pickupOf(child), { at, name: 'Neighbour', guardian: null })
    assert.isNull(await pickupOf(other))
  })

  test('who undid a pick-up, and when, is among the last ones', async ({ client, assert }) => {
    const { centre, session, child, mother } = await afterClass()
    assert.equal(await recorded(centre, { session, child }, { picker: mother }), 'recorded')
    const [row] = await rowsOf(centre, 'pickups')
    const account = await createAdministrator(centre)
    const admin = await signedIn(client, account)
    const last = async () =>
      (await props(admin, `/admin/students/${child}?tab=guardians`)).pickups.last
    assert.isNull((await last())[0].undone)
    freezeClock('2026-11-25T14:09Z')
    await admin.delete(`/admin/class-sessions/${session}/pickups/${row.id}`)
    const [{ undone }] = await last()
    const [{ administrator_id: id }] = await rowsOf(centre, 'users', { id: account.userId })
    const [{ first_name: name }] = await rowsOf(centre, 'administrators', { id })
    assert.equal(undone.at, '2026-11-25T14:09:00Z')
    assert.equal(undone.by.first_name, name)
  })

  test('nobody is listed twice for a student, nor more than twenty', async ({ client, assert }) => {
    const { centre, child, other } = await afterClass()
    const admin = await signedIn(client, await createAdministrator(centre))
    const path = `/admin/students/${child}/pickup-people`
    const form = { name: 'أحمد السائق', phone: '0501234567' }
    const listed = async () => (await rowsOf(centre, 'pickup_people', { removed_at: null })).length
    await Promise.all(Array.from({ length: 20 }, () => admin.post(path, form)))
    assert.equal(await listed(), 1)
    const again = { ...form, name: ' احمد  السائق', phone: '+966 50 123 4567' }
    const refused = async (wanted: object) => {
      await admin.post(path, wanted)
      return (await props(admin, `/admin/students/${child}?tab=guardians`)).errors.name
    }
    assert.equal(await refused(again), words.get('pickups.errors.listed'))
    await admin.post(path, { name: form.name })
    await admin.post(`/admin/students/${other}/pickup-people`, form)
    assert.equal(await listed(), 3)
    for (let n = 2; n < 20; n++) await admin.post(path, { name: `Driver ${n}` })
    assert.equal(await listed(), 21)
    assert.match(await refused({ name: 'One more' }), /20/)
    assert.equal(await listed(), 21)
    const [person] = await rowsOf(centre, 'pickup_people', { name: form.name, student_id: child })
    await admin.delete(`${path}/${person.id}`)
    await admin.post(path, form)
    assert.equal(await listed(), 21)
  })

  test('others are named on the student’s page, and removed; what they did stays', async ({
    client,
    assert,
  }) => {
    const { centre, session, child } = await afterClass()
    const admin = await signedIn(client, await createAdministrator(centre))
    const path = `/admin/students/${child}/pickup-people`
    const form = { name: 'Driver \u202eSalim', relation: 'Driver', phone: '0501234567' }
    await admin.post(path, { ...form, phone: 'abc' })
    assert.isEmpty(await rowsOf(centre, 'pickup_people'))
    assert.equal((await admin.post(path, form)).status(), 302)
    const [person] = await rowsOf(centre, 'pickup_people')
    assert.equal(await recorded(centre, { session, child }, { picker: person.id }), 'recorded')
    const page = await props(admin, `/admin/students/${child}?tab=guardians`)
    assert.deepEqual(page.pickups.people, [
      {
        ...{ id: person.id, name: 'Driver Salim', relation: 'Driver' },
        ...{ phone: '+966501234567', phone_written: '+966 50 123 4567' },
      },
    ])
    assert.equal(page.pickups.last[0].name, 'Driver Salim')
    const stranger = await signedIn(client, await createAdministrator(await createCentre()))
    assert.equal((await stranger.post(path, form)).status(), 404)
    assert.equal((await stranger.delete(`${path}/${person.id}`)).status(), 404)
    assert.equal((await admin.delete(`${path}/${person.id}`)).status(), 303)
    const after = await props(admin, `/admin/students/${child}?tab=guardians`)
    assert.isEmpty(after.pickups.people)
    assert.equal(after.pickups.last[0].name, 'Driver Salim')
    await insert(centre, 'pickup_people', {
      ...{ id: uuid(), student_id: child, name: 'Aunt' },
      ...{ added_by: person.added_by, added_at: '2026-11-25T10:00Z' },
    })
    const again = { session, child }
    assert.equal(await recorded(centre, again, { picker: person.id }), 'not_listed')
  })
})
