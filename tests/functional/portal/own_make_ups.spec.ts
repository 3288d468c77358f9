import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import type { ApiClient } from '@japa/api-client'
import { notifyFreeSeats } from '#domain/attendance/make_ups/actions/notify_free_seats'
import { sql } from 'kysely'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, marked, sayPolicy } from '#tests/helpers/attendance/attendance'
import {
  book,
  booked,
  missedSession,
  otherSession,
  stateOf,
  toldInTime,
} from '#tests/helpers/attendance/make_ups'
import {
  type Centre,
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { queriesOf } from '#tests/helpers/database/queries'
import { guardianOf, ownAttendanceOf } from '#tests/helpers/people/families'
import { link } from '#tests/helpers/people/guardians'
import { lettersTo, writeLetters } from '#tests/helpers/mail/mailbox'
import { auditOf, createStudent } from '#tests/helpers/people/students'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { enrolled } from '#tests/helpers/teaching/groups'
import { signedIn } from '#tests/helpers/visitor'

/** Ten minutes after the session of `markableSession` has begun. */
const during = '2026-11-25T13:10Z'

async function owed(client: ApiClient) {
  const centre = await createCentre()
  await sayPolicy(centre, { make_up_bookers: 'families', notice_hours: 24 })
  const { group, student, credit } = await missedSession(centre)
  const there = await otherSession(centre, group)
  const { visitor, account } = await guardianOf(client, centre, [student])
  const of = `/attendance/make-ups/${credit}`
  const choices = async () =>
    ((await visitor.get(`${of}/choices`)).body().choices as { id: string }[]).map(({ id }) => id)
  return { centre, group, student, credit, there, visitor, account, of, choices }
}

const bookings = (centre: Centre) => rowsOf(centre, 'make_up_bookings')

test.group('Make-ups that families book', (tests) => {
  tests.each.setup(() => freezeClock(during))

  test('are the seats the office is offered, booked once and given back until the notice that is needed', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { centre, student, credit, there, visitor, account, of, choices } = await owed(client)
    assert.deepEqual(await choices(), [there.session])
    const own = async () => (await ownAttendanceOf(visitor)).shown.make_ups[0]
    assert.deepInclude(await own(), { state: 'available', booking: 'open' })
    await visitor.post(`${of}/booking`, { session_id: there.session })
    assert.equal(await stateOf(centre, credit), 'booked')
    const [row] = await bookings(centre)
    assert.deepInclude(row, { session_id: there.session, booked_by: account.userId })
    const told = await own()
    assert.deepInclude(told, { may_cancel: true, cancel_until: '2026-11-26T13:00:00.000Z' })
    assert.notProperty(told, 'reason')
    await visitor.delete(`${of}/booking`, {})
    assert.deepInclude((await bookings(centre))[0], { state: 'cancelled', ended_by: 'family' })
    assert.equal(await stateOf(centre, credit), 'available')
    assert.equal((await auditOf(centre, student)).at(-1).action, 'students.unbook_make_up')
    await visitor.post(`${of}/booking`, { session_id: there.session })
    cleanup(freezeClock('2026-11-26T13:01Z'))
    assert.isFalse((await own()).may_cancel)
    await visitor.delete(`${of}/booking`, {})
    assert.equal(await stateOf(centre, credit), 'booked')
  })

  test('2.7 a family waits where no seat is free, and is written to when there is one, the longest waiting first', async ({
    client,
    assert,
  }) => {
    const { centre, group, student, credit, there, visitor, account, of } = await owed(client)
    const own = async () => (await ownAttendanceOf(visitor)).shown.make_ups[0]
    await visitor.post(`${of}/wait`)
    assert.isFalse((await own()).is_waiting, 'a seat is free')
    await enrolled(centre, there.group)
    await visitor.post(`${of}/wait`)
    assert.deepInclude(await own(), { is_waiting: true, seats: { count: 0, first: null } })
    assert.equal((await auditOf(centre, student)).at(-1).action, 'students.wait_for_make_up_seat')
    const notify = () => notifyFreeSeats({ tenantId: centre.id })
    assert.equal(await notify(), 0, 'no seat, no letter')

    const [missed] = await rowsOf(centre, 'make_up_credits', { id: credit })
    const { id: second } = await createStudent(centre)
    await enrolled(centre, group, { student: { id: second } })
    await marked(centre, missed!.session_id, [aMark(second, toldInTime)])
    const { account: other } = await guardianOf(client, centre, [second])
    await withTenant(centre.id, () =>
      db()
        .updateTable('make_up_credits')
        .set({ seat_wanted_at: new Date('2026-11-25T12:00Z'), seat_wanted_by: other.userId })
        .where('student_id', '=', second)
        .execute()
    )
    await withTenant(centre.id, () =>
      db().updateTable('groups').set({ capacity: 2 }).where('id', '=', there.group).execute()
    )
    const letters = async (email: string) => {
      await writeLetters()
      return (await lettersTo(centre, email)).filter(({ text }) => text.includes('/attendance?'))
    }
    assert.equal(await notify(), 1, 'one seat, one letter')
    assert.lengthOf(await letters(other.email), 1)
    assert.lengthOf(await letters(account.email), 0)
    assert.isTrue((await own()).is_waiting)
    assert.equal(await notify(), 1, 'the next, as the seat is still free')
    const [letter] = await letters(account.email)
    assert.include(letter!.text, `child=${student}`)
    assert.isFalse((await own()).is_waiting)
    assert.equal(await notify(), 0, 'once')
  })

  test('2.7 however many wait, they are written to in as many round trips as one, each for a seat of its own', async ({
    client,
    assert,
  }) => {
    const { centre, group, credit, there, account } = await owed(client)
    const [missed] = await rowsOf(centre, 'make_up_credits', { id: credit })
    const wait = (first: number) =>
      withTenant(centre.id, () =>
        sql`update make_up_credits c set seat_wanted_at = '2026-11-25T12:00Z'::timestamptz + o.place * interval '1 minute',
            seat_wanted_by = ${account.userId}
          from (select id, row_number() over (order by id) as place from make_up_credits) o
          where o.id = c.id and o.place <= ${first}`.execute(db())
      )
    for (let n = 0; n < 5; n++) {
      const { id } = await createStudent(centre)
      await link(centre, id, account.personId)
      await enrolled(centre, group, { student: { id } })
      await marked(centre, missed!.session_id, [aMark(id, toldInTime)])
    }
    await withTenant(centre.id, () =>
      db().updateTable('groups').set({ capacity: 4 }).where('id', '=', there.group).execute()
    )
    const written: number[] = []
    const notify = async (count: number) => {
      await wait(count)
      written.push(await notifyFreeSeats({ tenantId: centre.id }))
    }
    const one = await queriesOf(() => notify(1))
    const many = await queriesOf(() => notify(6))
    assert.isAbove(one, 0)
    assert.isAtMost(many, one)
    assert.sameMembers(written, [1, 1, 1, 4, 4, 4])
    const waiting = (await rowsOf(centre, 'make_up_credits')).filter((row) => row.seat_wanted_at)
    assert.lengthOf(waiting, 2, 'two were written to by nobody: the seats went to those before')
  })

  test('2.7 a guardian who may no longer see the child is not written to', async ({
    client,
    assert,
  }) => {
    const { centre, there, visitor, of } = await owed(client)
    await enrolled(centre, there.group)
    await visitor.post(`${of}/wait`)
    await withTenant(centre.id, async () => {
      await db().updateTable('groups').set({ capacity: 2 }).where('id', '=', there.group).execute()
      await db().updateTable('student_guardians').set({ may_see_data: false }).execute()
    })
    assert.equal(await notifyFreeSeats({ tenantId: centre.id }), 0)
  })

  test('2.7 a family stops waiting, and neither strangers nor booked make-ups are on the list', async ({
    client,
    assert,
  }) => {
    const { centre, credit, there, visitor, of } = await owed(client)
    await enrolled(centre, there.group)
    const { visitor: stranger } = await guardianOf(client, centre, [])
    assert.equal((await stranger.post(`${of}/wait`)).status(), 404)
    assert.equal((await stranger.delete(`${of}/wait`, {})).status(), 404)
    await visitor.post(`${of}/wait`)
    await visitor.delete(`${of}/wait`, {})
    const wantedAt = async () =>
      (await rowsOf(centre, 'make_up_credits', { id: credit }))[0]!.seat_wanted_at
    assert.isNull(await wantedAt())
    await visitor.post(`${of}/wait`)
    assert.isNotNull(await wantedAt())
    await withTenant(centre.id, () =>
      db().updateTable('groups').set({ capacity: 2 }).where('id', '=', there.group).execute()
    )
    await booked(centre, credit, there.session)
    assert.isNull(await wantedAt())
    await visitor.post(`${of}/wait`)
    assert.isNull(await wantedAt())
  })

  test('2.7 say which seats are free before they are booked, and a time can be asked for where none suits', async ({
    client,
    assert,
  }) => {
    const { centre, student, credit, there, visitor, of } = await owed(client)
    const own = async () => (await ownAttendanceOf(visitor)).shown.make_ups[0]
    const { seats } = await own()
    assert.equal(seats.count, 1)
    assert.isString(seats.first.starts_at)
    await visitor.post(`${of}/time-request`, { request: '' })
    assert.isNull((await own()).time_request)
    await visitor.post(`${of}/time-request`, { request: 'Saturday mornings' })
    assert.equal((await own()).time_request, 'Saturday mornings')
    assert.equal((await auditOf(centre, student)).at(-1).action, 'students.request_make_up_time')
    const office = await (await signedIn(client, await createAdministrator(centre))).prepare()
    const list = (await office.visit('/admin/make-ups')).body().props.make_ups.rows
    assert.equal(
      list.find(({ id }: { id: string }) => id === credit).time_request,
      'Saturday mornings'
    )
    await withTenant(centre.id, () =>
      db()
        .updateTable('class_sessions')
        .set({ status: 'cancelled', cancelled_by: 'centre' })
        .where('id', '=', there.session)
        .execute()
    )
    assert.deepEqual((await own()).seats, { count: 0, first: null })
    const stranger = await guardianOf(client, centre, [])
    const foreign = await stranger.visitor.post(`${of}/time-request`, { request: 'Never' })
    assert.equal(foreign.status(), 404)
    const elsewhere = await owed(client)
    assert.equal(
      (await elsewhere.visitor.post(`${of}/time-request`, { request: 'x' })).status(),
      404
    )
  })

  test('are in no group for another age, which the office books once it is confirmed', async ({
    client,
    assert,
  }) => {
    const { centre, group, student, credit, there, visitor, of, choices } = await owed(client)
    const born = (birth_date: string) =>
      withTenant(centre.id, () =>
        db().updateTable('students').set({ birth_date }).where('id', '=', student).execute()
      )
    await born('2009-05-01')
    const hours: [string, string] = ['2026-11-28T13:00Z', '2026-11-28T14:00Z']
    const adults = await otherSession(centre, group, hours, { minAge: 18 })
    assert.deepEqual(await choices(), [there.session])
    await visitor.post(`${of}/booking`, { session_id: adults.session })
    assert.isEmpty(await bookings(centre))
    const office = await signedIn(client, await createAdministrator(centre))
    const path = `/admin/make-ups/${credit}`
    const offered = (await office.get(`${path}/choices`)).body().choices as {
      id: string
      warnings: { token: string }[]
    }[]
    const tokens = offered.map(({ id, warnings }) => [id, ...warnings.map(({ token }) => token)])
    assert.deepEqual(tokens, [[there.session], [adults.session, 'too_young:17:18:']])
    const seat = { session_id: adults.session }
    await office.post(`${path}/booking`, seat)
    assert.isEmpty(await bookings(centre))
    await born('2012-05-01')
    await office.post(`${path}/booking`, { ...seat, confirmed_warnings: ['too_young:17:18:'] })
    assert.isEmpty(await bookings(centre))
    await office.post(`${path}/booking`, { ...seat, confirmed_warnings: ['too_young:14:18:'] })
    const [row] = await bookings(centre)
    assert.deepEqual(row.confirmed_warnings, ['too_young'])
  })

  test('are booked once by twenty at once', async ({ client, assert }) => {
    const { centre, group, there, visitor, of } = await owed(client)
    const other = await otherSession(centre, group, ['2026-11-28T13:00Z', '2026-11-28T14:00Z'])
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        visitor.post(`${of}/booking`, { session_id: at % 2 ? there.session : other.session })
      )
    )
    const live = (await bookings(centre)).filter(({ state }) => state !== 'cancelled')
    assert.lengthOf(live, 1)
  })

  test('are the office’s unless both groups say otherwise, one-to-one always', async ({
    client,
    assert,
  }) => {
    const { centre, group, student, credit, there, visitor, of, choices } = await owed(client)
    const own = async () => (await ownAttendanceOf(visitor)).shown.make_ups
    const tries = async () => {
      await visitor.post(`${of}/booking`, { session_id: there.session })
      return stateOf(centre, credit)
    }
    await sayPolicy(centre, { make_up_bookers: 'office' }, there.group)
    assert.deepEqual(await choices(), [])
    assert.equal(await tries(), 'available')
    const say = (column: 'families' | 'office' | null, within: string) =>
      withTenant(centre.id, () =>
        db()
          .updateTable('attendance_policies')
          .set({ make_up_bookers: column })
          .where('group_id', '=', within)
          .execute()
      )
    await say('families', there.group)
    await sayPolicy(centre, { make_up_bookers: 'office' }, group)
    assert.deepInclude((await own())[0], { booking: 'office' })
    assert.deepEqual(await choices(), [])
    assert.equal(await tries(), 'available')
    await booked(centre, credit, there.session)
    assert.isFalse((await own())[0].may_cancel)
    await visitor.delete(`${of}/booking`, {})
    assert.equal(await stateOf(centre, credit), 'booked')
    await say(null, group)
    await say('office', there.group)
    assert.isFalse((await own())[0].may_cancel)
    await visitor.delete(`${of}/booking`, {})
    assert.equal(await stateOf(centre, credit), 'booked')
    await say('families', there.group)
    assert.isTrue((await own())[0].may_cancel)
    const lesson = await writeSession(centre, '2026-11-24T13:00Z', '2026-11-24T14:00Z', {
      ...{ type: 'regular', student_id: student, status: 'cancelled', cancelled_by: 'centre' },
    })
    const alone = uuid()
    const of1 = { session_id: lesson, student_id: student, cause: 'cancellation' }
    await insert(centre, 'make_up_credits', { id: alone, ...of1 })
    const told = (await own()).find(({ id }: { id: string }) => id === alone)
    assert.deepInclude(told, { booking: 'alone', state: 'available' })
    const path = `/attendance/make-ups/${alone}`
    assert.deepEqual((await visitor.get(`${path}/choices`)).body(), { is_gone: false, choices: [] })
    await visitor.post(`${path}/booking`, { session_id: there.session })
    assert.equal(await stateOf(centre, alone), 'available')
  })

  test('T4 are of their own children: another’s, one who left, and another centre’s are not found or not booked', async ({
    client,
    assert,
  }) => {
    const { centre, student, credit, there, visitor, of } = await owed(client)
    const form = { session_id: there.session }
    const stranger = await (await signedIn(client, await createPerson(centre, 'student'))).prepare()
    const elsewhere = (await owed(client)).visitor
    for (const other of [stranger, elsewhere]) {
      assert.equal((await other.get(`${of}/choices`)).status(), 404)
      assert.equal((await other.post(`${of}/booking`, form)).status(), 404)
      assert.equal((await other.delete(`${of}/booking`, {})).status(), 404)
    }
    for (const id of ['x', '00000000-0000-7000-8000-000000000000'])
      assert.equal((await visitor.get(`/attendance/make-ups/${id}/choices`)).status(), 404)
    await withTenant(centre.id, () =>
      db().updateTable('students').set({ status: 'left' }).where('id', '=', student).execute()
    )
    const offered = (await visitor.get(`${of}/choices`)).body()
    assert.deepEqual(offered, { is_gone: true, choices: [] })
    await visitor.post(`${of}/booking`, form)
    assert.equal(await stateOf(centre, credit), 'available')
    const admin = await (await signedIn(client, await createAdministrator(centre))).prepare()
    assert.equal((await admin.post(`${of}/booking`, form)).status(), 403)
    assert.isFalse((await book(centre, credit, there.session)).ok)
  })
})
