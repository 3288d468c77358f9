import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DateTime, type DurationLike } from 'luxon'
import { spend } from '#core/throttles/throttle'
import { CheckIn } from '#domain/attendance/check_in/actions/check_in'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  aMark,
  attendanceOf,
  markableSession,
  marked,
  sayPolicy,
} from '#tests/helpers/attendance/attendance'
import {
  checkIn,
  openedDevice,
  openPoint,
  pinOf,
  pointOf,
} from '#tests/helpers/attendance/check_in'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { link } from '#tests/helpers/people/guardians'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { createRoom } from '#tests/helpers/scheduling/class_sessions'
import { enrol } from '#tests/helpers/teaching/groups'
import { guest, props, signedIn } from '#tests/helpers/visitor'

const hour: [string, string] = ['2026-11-25T13:00Z', '2026-11-25T14:00Z']

/** Sign-ins live and die by the real clock, so what is asked over HTTP happens now. */
const begins = DateTime.utc().startOf('minute')
const thisHour: [string, string] = [begins.toISO(), begins.plus({ hours: 1 }).toISO()]
const after = (time: DurationLike) => begins.plus(time).toISO()

async function atTheDoor(columns: Record<string, unknown> = {}, at = hour) {
  const centre = await createCentre()
  const made = await markableSession(centre, 1, at, columns)
  const [student] = made.students as [string]
  return { centre, ...made, student, typed: await pinOf(centre, student) }
}

const checkedIn = async (centre: Centre, studentId: string, branch?: string) => {
  const point = { branch_id: branch ?? (await rowsOf(centre, 'branches'))[0].id }
  return new CheckIn().execute({
    ...{ tenantId: centre.id, zone: 'Asia/Riyadh', point, studentId, requestId: null },
  })
}

test.group('Checking in at the door', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:12Z'))

  test('in time within the minutes the centre grants; too early there is the next hour', async ({
    assert,
  }) => {
    const { centre, session, student } = await atTheDoor()
    await sayPolicy(centre, { late_after: 12, check_in_minutes: 10 })
    const thaw = freezeClock('2026-11-25T12:49Z')
    const early = await checkedIn(centre, student)
    assert.equal(early.outcome, 'none')
    assert.equal(early.outcome === 'none' && early.next?.id, session)
    thaw()
    freezeClock('2026-11-25T13:12Z')
    assert.containsSubset(await checkedIn(centre, student), { outcome: 'checked_in' })
    assert.containsSubset(await attendanceOf(centre, session, student), { status: 'present' })
  })

  test('a mark that a person made stays', async ({ assert }) => {
    const { centre, session, student } = await atTheDoor()
    await marked(centre, session, [aMark(student, { status: 'absent' })])
    assert.containsSubset(await checkedIn(centre, student), { outcome: 'away' })
    assert.containsSubset(await attendanceOf(centre, session, student), {
      ...{ status: 'absent', method: 'manual', version: 1 },
    })
  })

  test('twenty taps at once make one mark', async ({ assert }) => {
    const { centre, session, student } = await atTheDoor()
    const taps = await Promise.all(Array.from({ length: 20 }, () => checkedIn(centre, student)))
    assert.isEmpty(taps.filter(({ outcome }) => outcome === 'none'))
    assert.lengthOf(await rowsOf(centre, 'attendance_marks', { session_id: session }), 1)
  })

  test('nobody is checked in elsewhere, online, in what is called off, or on a pause', async ({
    assert,
  }) => {
    const online = await atTheDoor({ online_url: 'https://meet.example.test/1' })
    assert.containsSubset(await checkedIn(online.centre, online.student), { outcome: 'none' })
    const off = await atTheDoor({
      ...{ status: 'cancelled', cancelled_by: 'centre', cancel_reason: 'Ill' },
    })
    assert.containsSubset(await checkedIn(off.centre, off.student), { outcome: 'none' })
    const { centre, student } = await atTheDoor()
    const other = await secondBranch(centre)
    assert.containsSubset(await checkedIn(centre, student, other), { outcome: 'none' })
    const stranger = await createPerson(centre, 'student')
    assert.containsSubset(await checkedIn(centre, stranger.personId), { outcome: 'none' })
    await withTenant(centre.id, () =>
      db()
        .updateTable('enrolments')
        .set({ status: 'frozen', frozen_from: '2026-11-20' })
        .where('student_id', '=', student)
        .execute()
    )
    assert.containsSubset(await checkedIn(centre, student), { outcome: 'none' })
  })
})

test.group('A number and its PIN', (tests) => {
  tests.each.setup(() => freezeClock(after({ minutes: 12 })))

  test('a number and its PIN mark their student late by the clock, by nobody', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const room = await createRoom(centre, { name_en: 'Room 4' })
    const { session, students } = await markableSession(centre, 2, thisHour, { room_id: room })
    const typed = await pinOf(centre, students[0]!)
    const device = await openedDevice(client, centre)
    const answer = await checkIn(device, typed)
    assert.equal(answer.status(), 200)
    assert.containsSubset(answer.body(), {
      ...{ outcome: 'checked_in', minutes_late: 12 },
      session: { room: { name_en: 'Room 4' }, starts_at: thisHour[0] },
    })
    const [student] = await rowsOf(centre, 'students', { id: students[0] })
    assert.equal(answer.body().name, student.first_name)
    assert.notInclude(JSON.stringify(answer.body()), student.last_name)
    assert.containsSubset(await attendanceOf(centre, session, students[0]!), {
      ...{ status: 'late', minutes_late: 12, method: 'kiosk', marked_by: null },
    })
    const [kept] = await rowsOf(centre, 'attendance_marks', { session_id: session })
    assert.containsSubset(kept, { method: 'kiosk', marked_by: null })
    assert.isUndefined(await attendanceOf(centre, session, students[1]!))
    const again = await checkIn(device, typed)
    assert.equal(again.body().outcome, 'already')
    assert.lengthOf(await rowsOf(centre, 'attendance_marks', { session_id: session }), 1)
  })
})

test.group('A device at the door', (tests) => {
  tests.each.setup(() => freezeClock(after({ minutes: 2 })))

  test('who opens one is signed out there, and its token is kept as a hash alone', async ({
    client,
    assert,
  }) => {
    const { centre } = await atTheDoor({}, thisHour)
    const owner = await createAdministratorWho(centre, ['admin.attendance.update'])
    const device = await openedDevice(client, centre, { by: owner })
    assert.equal((await device.get('/admin/check-in-points')).status(), 302)
    assert.equal((await device.get('/check-in')).status(), 200)
    const row = await pointOf(centre)
    assert.equal(row.opened_by, owner.userId)
    assert.notInclude(decodeURIComponent(device.cookie('check_in')!), row.hash)
    const events = await rowsOf(centre, 'audit_events', { action: 'attendance.open_point' })
    assert.lengthOf(events, 1)
  })

  test('its cookie is for its own page alone, strictly of its site, and no script reads it', async ({
    client,
    assert,
  }) => {
    const { centre } = await atTheDoor({}, thisHour)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const answer = await visitor.post('/admin/check-in-points', { name: 'Door' })
    const cookies = [answer.headers()['set-cookie'] ?? []].flat()
    const cookie = cookies.find((one) => one.startsWith('check_in=')) ?? ''
    assert.match(cookie, /Path=\/check-in;/)
    assert.match(cookie, /HttpOnly/)
    assert.match(cookie, /SameSite=Strict/)
  })

  test('closed, forgotten, of an archived branch or of another centre, it is none', async ({
    client,
    assert,
  }) => {
    const { centre, session, student, typed } = await atTheDoor({}, thisHour)
    const branch = await secondBranch(centre)
    const device = await openedDevice(client, centre, { branch })
    const isNone = async (visitor = device) => {
      assert.equal((await visitor.get('/check-in')).status(), 404)
      assert.equal((await visitor.get('/check-in/code')).status(), 404)
      assert.equal((await checkIn(visitor, typed)).status(), 404)
    }
    const set = (table: 'check_in_points' | 'branches', columns: object) =>
      withTenant(centre.id, () =>
        db()
          .updateTable(table)
          .set(columns)
          .where(table === 'branches' ? 'id' : 'branch_id', '=', branch)
          .execute()
      )
    await set('check_in_points', { seen_at: begins.minus({ days: 91 }).toJSDate() })
    await isNone()
    await set('check_in_points', { seen_at: begins.toJSDate() })
    await set('branches', { archived_at: new Date() })
    await isNone()
    await set('branches', { archived_at: null })
    assert.equal((await device.get('/check-in')).status(), 200)
    const other = await createCentre()
    const away = guest(client, other).set('check_in', device.cookie('check_in')!)
    assert.equal((await away.get('/check-in')).status(), 404)
    assert.equal((await checkIn(away, typed)).status(), 404)
    const admin = await signedIn(client, await createAdministrator(centre))
    const { id } = await pointOf(centre)
    const stranger = await signedIn(client, await createAdministrator(other))
    assert.equal((await stranger.delete(`/admin/check-in-points/${id}`)).status(), 404)
    assert.equal((await admin.delete(`/admin/check-in-points/${id}`)).status(), 303)
    await isNone()
    assert.isUndefined(await attendanceOf(centre, session, student))
    const list = await props(admin, '/admin/check-in-points?tab=closed')
    assert.lengthOf(list.rows, 1)
    assert.isEmpty((await props(admin, '/admin/check-in-points')).rows)
  })

  test('opened again under the same name in the same branch, its former device is no point any more', async ({
    client,
    assert,
  }) => {
    const { centre, typed } = await atTheDoor({}, thisHour)
    const elsewhere = await openedDevice(client, centre, { branch: await secondBranch(centre) })
    const former = await openedDevice(client, centre, { name: 'Main entrance' })
    const garden = await openedDevice(client, centre, { name: 'Garden' })
    const device = await openedDevice(client, centre, { name: ' main \u202e\n ENTRANCE' })
    assert.equal((await former.get('/check-in')).status(), 404)
    assert.equal((await checkIn(former, typed)).status(), 404)
    for (const open of [device, garden, elsewhere]) {
      assert.equal((await open.get('/check-in')).status(), 200)
    }
    assert.lengthOf(await rowsOf(centre, 'audit_events', { action: 'attendance.close_point' }), 1)
    const points = await rowsOf(centre, 'check_in_points')
    assert.deepEqual(
      points.filter(({ closed_at: at }) => at).map(({ name }) => name),
      ['Main entrance']
    )
    assert.include(
      points.map(({ name }) => name),
      'main ENTRANCE'
    )
  })

  test('twenty that open one point at once leave one device', async ({ assert }) => {
    const { centre } = await atTheDoor({}, thisHour)
    await Promise.all(Array.from({ length: 20 }, () => openPoint(centre)))
    assert.lengthOf(await rowsOf(centre, 'check_in_points', { closed_at: null }), 1)
  })

  test('opening one in the main branch doesn’t wait for acts on another branch', async ({
    assert,
  }) => {
    const { centre } = await atTheDoor({}, thisHour)
    const other = await secondBranch(centre)
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = withTenant(centre.id, async () => {
      const row = db().selectFrom('branches').where('id', '=', other).select('id')
      await row.forNoKeyUpdate().execute()
      begun.resolve()
      await over.promise
    })
    await begun.promise
    const opened = openPoint(centre).then(() => 'opened')
    const first = await Promise.race([opened, setTimeout(3000, 'waits')])
    over.resolve()
    await Promise.all([holding, opened])
    assert.equal(first, 'opened')
  })

  test('who is limited to branches opens and sees points of theirs alone', async ({
    client,
    assert,
  }) => {
    const { centre } = await atTheDoor({}, thisHour)
    const [main] = await rowsOf(centre, 'branches')
    const other = await secondBranch(centre)
    await openedDevice(client, centre, { branch: main.id })
    const limited = await createAdministrator(centre, { roles: ['Manager'], branches: [other] })
    const visitor = await signedIn(client, limited)
    assert.isEmpty((await props(visitor, '/admin/check-in-points')).rows)
    const { id } = await pointOf(centre)
    assert.equal((await visitor.delete(`/admin/check-in-points/${id}`)).status(), 404)
    const form = { name: 'Door', branch_id: main.id }
    assert.equal((await visitor.post('/admin/check-in-points', form)).status(), 302)
    assert.lengthOf(await rowsOf(centre, 'check_in_points'), 1)
    await openedDevice(client, centre, { by: limited })
    assert.lengthOf(await rowsOf(centre, 'check_in_points', { branch_id: other }), 1)
  })
})

test.group('A PIN at the door', (tests) => {
  tests.each.setup(() => freezeClock(after({ minutes: 2 })))

  test('a wrong one and a number that nobody has are answered alike', async ({
    client,
    assert,
  }) => {
    const { centre, typed, session, student } = await atTheDoor({}, thisHour)
    const device = await openedDevice(client, centre)
    const wrong = { number: typed.number, pin: typed.pin === '000000' ? '000001' : '000000' }
    const refused = await checkIn(device, wrong)
    const unknown = await checkIn(device, { number: '999999', pin: typed.pin })
    assert.deepEqual([refused.status(), refused.body()], [422, { outcome: 'refused' }])
    assert.deepEqual([unknown.status(), unknown.body()], [422, { outcome: 'refused' }])
    assert.isUndefined(await attendanceOf(centre, session, student))
  })

  test('a student who is blocked or suspended is sent to reception; one who closed their own account is not', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { session, group } = await markableSession(centre, 1, thisHour)
    const blocked = await createPerson(centre, 'student')
    await enrol(centre, group, { student: { id: blocked.personId } })
    const typed = await pinOf(centre, blocked.personId)
    const device = await openedDevice(client, centre)
    const set = (table: 'users' | 'students', columns: object) =>
      withTenant(centre.id, () =>
        db()
          .updateTable(table)
          .set(columns)
          .where('id', '=', table === 'users' ? blocked.userId : blocked.personId)
          .execute()
      )
    const isSentAway = async () => {
      const answer = await checkIn(device, typed)
      assert.deepEqual([answer.status(), answer.body()], [422, { outcome: 'blocked' }])
      assert.isUndefined(await attendanceOf(centre, session, blocked.personId))
    }
    await set('students', { status: 'blocked' })
    await isSentAway()
    await set('students', { status: 'active' })
    await set('users', { status: 'suspended' })
    await isSentAway()
    await set('users', { archived_at: new Date() })
    assert.equal((await checkIn(device, typed)).body().outcome, 'checked_in')
  })

  test('after five wrong ones a number waits, whoever has it; a new PIN ends the wait', async ({
    client,
    assert,
  }) => {
    const { centre, typed, student } = await atTheDoor({}, thisHour)
    const device = await openedDevice(client, centre)
    const wrong = { number: typed.number, pin: typed.pin === '000000' ? '000001' : '000000' }
    for (let n = 0; n < 5; n++) assert.equal((await checkIn(device, wrong)).status(), 422)
    assert.equal((await checkIn(device, typed)).status(), 429)
    for (let n = 0; n < 5; n++) await checkIn(device, { number: '999998', pin: '1' })
    assert.equal((await checkIn(device, { number: '999998', pin: '1' })).status(), 429)
    const admin = await signedIn(client, await createAdministrator(centre))
    const made = await admin.put(`/admin/students/${student}/check-in-pin`)
    assert.match(made.body().pin, /^\d{6}$/)
    assert.equal(made.header('cache-control'), 'no-store')
    assert.equal((await checkIn(device, typed)).status(), 422)
    const fresh = await checkIn(device, { number: typed.number, pin: made.body().pin })
    assert.equal(fresh.body().outcome, 'checked_in')
    const [row] = await rowsOf(centre, 'check_in_pins')
    assert.match(row.hash, /^\$argon2id\$/)
  })

  test('a number that waits shuts the door for nobody else', async ({ client, assert }) => {
    const { centre, typed } = await atTheDoor({}, thisHour)
    const device = await openedDevice(client, centre)
    for (let tries = 0; tries < 65; tries++) {
      await checkIn(device, { number: 'S-777777', pin: '000000' })
    }
    assert.equal((await checkIn(device, typed)).body().outcome, 'checked_in')
  })

  test('a device that only guesses is stopped', async ({ client, assert }) => {
    const { centre } = await atTheDoor({}, thisHour)
    const device = await openedDevice(client, centre)
    const { id } = await pointOf(centre)
    const key = `check_in:device:${centre.id}:${id}`
    for (let n = 0; n < 59; n++) await spend([{ key, requests: 60, duration: '15 minutes' }])
    assert.equal((await checkIn(device, { number: '555554', pin: '1' })).status(), 422)
    assert.equal((await checkIn(device, { number: '555555', pin: '1' })).status(), 429)
  })

  test('it is set and removed by whoever may change the student, and told once', async ({
    client,
    assert,
  }) => {
    const { centre, student, typed } = await atTheDoor({}, thisHour)
    const admin = await signedIn(client, await createAdministrator(centre))
    const details = `/admin/students/${student}?tab=details`
    const page = await props(admin, details)
    assert.isString(page.check_in_pin.set_at)
    assert.notInclude(JSON.stringify(page), typed.pin)
    const path = `/admin/students/${student}/check-in-pin`
    const stranger = await signedIn(client, await createAdministrator(await createCentre()))
    assert.equal((await stranger.put(path)).status(), 404)
    assert.equal((await stranger.delete(path)).status(), 404)
    assert.equal((await admin.delete(path)).status(), 303)
    assert.isEmpty(await rowsOf(centre, 'check_in_pins'))
    assert.isNull((await props(admin, details)).check_in_pin)
    const device = await openedDevice(client, centre)
    assert.equal((await checkIn(device, typed)).status(), 422)
  })
})

test.group('The code that a device shows', (tests) => {
  tests.each.setup(() => freezeClock(after({ minutes: 2, seconds: 5 })))

  async function scanned() {
    const centre = await createCentre()
    const student = await createPerson(centre, 'student')
    const { group, session } = await markableSession(centre, 0, thisHour)
    await enrol(centre, group, { student: { id: student.personId } })
    return { centre, student, session }
  }

  test('checks in the student who scans it, once; half a minute later another is shown', async ({
    client,
    assert,
  }) => {
    const { centre, student, session } = await scanned()
    const device = await openedDevice(client, centre)
    const shown = await device.get('/check-in/code')
    assert.equal(shown.body().ends_in, 25_000)
    const { pathname } = new URL(shown.body().address)
    const phone = await signedIn(client, student)
    const page = await props(phone, pathname)
    assert.deepEqual(
      page.students.map(({ id }: { id: string }) => id),
      [student.personId]
    )
    assert.isUndefined(await attendanceOf(centre, session, student.personId))
    const answer = await phone.post(pathname, { student_id: student.personId })
    assert.equal(answer.body().outcome, 'checked_in')
    assert.containsSubset(await attendanceOf(centre, session, student.personId), {
      ...{ status: 'present', method: 'kiosk' },
    })
    const replayed = await phone.post(pathname, { student_id: student.personId })
    assert.deepEqual([replayed.status(), replayed.body().outcome], [422, 'expired'])
    freezeClock(after({ minutes: 2, seconds: 30 }))
    assert.notEqual((await device.get('/check-in/code')).body().address, shown.body().address)
  })

  test('it counts for a minute and a half at most, unchanged, at its centre, while its device is open', async ({
    client,
    assert,
  }) => {
    const { centre, student } = await scanned()
    const device = await openedDevice(client, centre)
    const { pathname } = new URL((await device.get('/check-in/code')).body().address)
    const phone = await signedIn(client, student)
    const isTaken = async (path: string) => (await props(phone, path)).code !== null
    assert.isTrue(await isTaken(pathname))
    const other = pathname.endsWith('A') ? 'B' : 'A'
    assert.isFalse(await isTaken(pathname.slice(0, -1) + other))
    assert.isFalse(await isTaken('/self-check-in/none'))
    const madeUp = Buffer.alloc(36, 0xab).toString('base64url')
    assert.isFalse(await isTaken(`/self-check-in/${madeUp}`))
    freezeClock(after({ minutes: 3, seconds: 29 }))
    assert.isTrue(await isTaken(pathname))
    freezeClock(after({ minutes: 3, seconds: 30 }))
    assert.isFalse(await isTaken(pathname))
    const late = await phone.post(pathname, { student_id: student.personId })
    assert.deepEqual([late.status(), late.body()], [422, { outcome: 'expired' }])
    freezeClock(after({ minutes: 2 }))
    const stranger = await createPerson(await createCentre(), 'student')
    const away = await signedIn(client, stranger)
    assert.isNull((await props(away, pathname)).code)
    const { id } = await pointOf(centre)
    const admin = await signedIn(client, await createAdministrator(centre))
    await admin.delete(`/admin/check-in-points/${id}`)
    assert.isFalse(await isTaken(pathname))
  })

  test('a guardian chooses which of the children is here; what marked nothing leaves the code', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { group, session, students } = await markableSession(centre, 1, thisHour)
    const [first] = students as [string]
    const second = (await createPerson(centre, 'student')).personId
    const hidden = (await createPerson(centre, 'student')).personId
    const guardian = await createPerson(centre, 'guardian')
    await link(centre, first, guardian.personId)
    await link(centre, second, guardian.personId)
    const device = await openedDevice(client, centre)
    const { pathname } = new URL((await device.get('/check-in/code')).body().address)
    const phone = await signedIn(client, guardian)
    const page = await props(phone, pathname)
    assert.sameMembers(
      page.students.map(({ id }: { id: string }) => id),
      [first, second]
    )
    const isHere = async (student: string) => {
      const answer = await phone.post(pathname, { student_id: student })
      return answer.body().outcome as string | undefined
    }
    assert.equal(await isHere(first), 'checked_in')
    assert.containsSubset(await attendanceOf(centre, session, first), {
      ...{ status: 'present', method: 'kiosk', marked_by: null },
    })
    assert.equal(await isHere(second), 'none')
    await enrol(centre, group, { student: { id: second } })
    assert.equal(await isHere(second), 'checked_in')
    assert.equal(await isHere(second), 'expired')
    assert.equal((await phone.post(pathname, { student_id: hidden })).status(), 404)
    assert.lengthOf(await rowsOf(centre, 'attendance_marks', { session_id: session }), 2)
  })

  test('a phone that sends without end is stopped, and nobody else is', async ({
    client,
    assert,
  }) => {
    const { centre, student } = await scanned()
    const other = await createPerson(centre, 'student')
    const [phone, another] = [await signedIn(client, student), await signedIn(client, other)]
    const send = (by: typeof phone, id: string) =>
      by.post('/self-check-in/none', { student_id: id })
    for (let tries = 0; tries < 30; tries++) {
      assert.equal((await send(phone, student.personId)).status(), 422)
    }
    const stopped = await send(phone, student.personId)
    assert.equal(stopped.status(), 429)
    assert.containsSubset(stopped.body(), { outcome: 'wait', minutes: 15 })
    assert.equal((await send(another, other.personId)).status(), 422)
  })

  test('nobody checks in whose they are not', async ({ client, assert }) => {
    const { centre, student } = await scanned()
    const { token } = await openPoint(centre)
    assert.lengthOf(token, 43)
    const device = await openedDevice(client, centre)
    const { pathname } = new URL((await device.get('/check-in/code')).body().address)
    const other = await signedIn(client, await createPerson(centre, 'student'))
    assert.equal((await other.post(pathname, { student_id: student.personId })).status(), 404)
    const guestAnswer = await guest(client, centre).get(pathname)
    assert.equal(guestAnswer.status(), 302)
  })
})
