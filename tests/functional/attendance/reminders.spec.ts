import { test } from '@japa/runner'
import { sql } from 'kysely'
import { mailJob } from '#app/jobs/mail_job'
import { RemindInstructors } from '#domain/attendance/reminders/remind_instructors'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, markableSession, marked, sayPolicy } from '#tests/helpers/attendance/attendance'
import {
  type Account,
  type Centre,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { office } from '#tests/helpers/centre/office'
import { lettersTo } from '#tests/helpers/mail/mailbox'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { props, signedIn } from '#tests/helpers/visitor'

/** 17:00 to 18:00 in Riyadh. */
const afternoon: [string, string] = ['2026-11-25T14:00Z', '2026-11-25T15:00Z']
/** 20:15 there, and a quarter past nine. */
const [evening, later] = ['2026-11-25T17:15Z', '2026-11-25T18:15Z']

const nextEvening = '2026-11-26T17:15Z'

const zone = 'Asia/Riyadh'
const remind = (centre: Centre) => new RemindInstructors().execute({ tenantId: centre.id, zone })

async function taught(hours = afternoon) {
  const centre = await createCentre()
  const teacher = await createPerson(centre, 'instructor')
  const of = { instructor_id: teacher.personId }
  const { group, session, students } = await markableSession(centre, 1, hours, of)
  return { centre, teacher, group, session, student: students[0]! }
}

const letters = (centre: Centre, { email }: Account) => lettersTo(centre, email)

const changed = (centre: Centre, session: string, to: object) =>
  withTenant(centre.id, () =>
    db().updateTable('class_sessions').set(to).where('id', '=', session).execute()
  )

const accountIs = (centre: Centre, { userId }: Account, status: string) =>
  withTenant(centre.id, () =>
    sql`update users set status = ${status} where id = ${userId}`.execute(db())
  )

test.group('Reminders of attendance that was not taken', (tests) => {
  tests.each.setup(() => freezeClock(evening))

  test('come in the evening, once, and two clocks at the same time send one', async ({
    assert,
  }) => {
    const { centre, teacher, session } = await taught()
    freezeClock('2026-11-25T16:59Z')
    await remind(centre)
    assert.lengthOf(await letters(centre, teacher), 0)
    freezeClock(evening)
    await Promise.all([remind(centre), remind(centre)])
    const [letter, ...more] = await letters(centre, teacher)
    assert.lengthOf(more, 0)
    assert.match(letter!.subject, /^Attendance to take: 1 session/)
    assert.match(letter!.text, /^Attendance hasn’t been taken yet at /m)
    assert.match(letter!.text, new RegExp(`http://${centre.slug}\\.\\S+/sessions/${session}\\b`))
    freezeClock('2026-11-26T17:15Z')
    await remind(centre)
    assert.lengthOf(await letters(centre, teacher), 1)
  })

  test('one letter holds all of them, an hour after the last session of the day', async ({
    assert,
  }) => {
    const { centre, teacher, group } = await taught()
    const last = ['2026-11-25T16:00Z', '2026-11-25T16:45Z'] as const
    const of = { type: 'regular', group_id: group, instructor_id: teacher.personId }
    await writeSession(centre, ...last, of)
    await remind(centre)
    assert.lengthOf(await letters(centre, teacher), 0)
    freezeClock(later)
    await remind(centre)
    const [letter, ...more] = await letters(centre, teacher)
    assert.lengthOf(more, 0)
    assert.match(letter!.subject, /2 sessions/)
  })

  test('a second letter waits for the next evening', async ({ assert }) => {
    const { centre, teacher, session, group } = await taught()
    await remind(centre)
    assert.lengthOf(await letters(centre, teacher), 1)
    const earlier = ['2026-11-25T10:00Z', '2026-11-25T11:00Z'] as const
    const of = { type: 'regular', group_id: group, instructor_id: teacher.personId }
    const forgotten = await writeSession(centre, ...earlier, of)
    freezeClock(later)
    await remind(centre)
    assert.lengthOf(await letters(centre, teacher), 1)
    freezeClock('2026-11-26T17:15Z')
    await remind(centre)
    assert.lengthOf(await letters(centre, teacher), 2)
    const rows = await rowsOf(centre, 'attendance_reminders')
    assert.sameMembers(
      rows.map((row) => row.session_id),
      [session, forgotten]
    )
  })

  test('where the day ends late they come in the night, and the next evening’s as well', async ({
    assert,
  }) => {
    const { centre, teacher, group } = await taught(['2026-11-25T19:30Z', '2026-11-25T20:30Z'])
    const of = { type: 'regular', group_id: group, instructor_id: teacher.personId }
    await writeSession(centre, '2026-11-26T02:00Z', '2026-11-26T03:00Z', of)
    freezeClock('2026-11-25T20:45Z')
    await remind(centre)
    assert.lengthOf(await letters(centre, teacher), 0)
    freezeClock('2026-11-25T21:30Z')
    await remind(centre)
    assert.lengthOf(await letters(centre, teacher), 1)
    freezeClock('2026-11-26T01:30Z')
    await remind(centre)
    assert.lengthOf(await letters(centre, teacher), 1)
    freezeClock(nextEvening)
    await remind(centre)
    assert.lengthOf(await letters(centre, teacher), 2)
  })

  test('whoever can’t sign in is sent none, also when that changed since', async ({ assert }) => {
    for (const status of ['suspended', 'invited'] as const) {
      const { centre, teacher } = await taught()
      await accountIs(centre, teacher, status)
      await remind(centre)
      assert.lengthOf(await rowsOf(centre, 'attendance_reminders'), 0)
      await accountIs(centre, teacher, 'active')
      await remind(centre)
      await accountIs(centre, teacher, status)
      assert.lengthOf(await letters(centre, teacher), 0)
    }
  })

  test('what is marked before the letter is written is left out of it', async ({ assert }) => {
    const { centre, teacher, session, student } = await taught()
    await remind(centre)
    await marked(centre, session, [aMark(student)])
    assert.lengthOf(await letters(centre, teacher), 0)
    assert.lengthOf(await rowsOf(centre, 'attendance_reminders'), 0)
  })

  test('whoever stands in is reminded, and in their own language', async ({ assert }) => {
    const { centre, teacher, session } = await taught()
    const substitute = await createPerson(centre, 'instructor')
    await changed(centre, session, {
      instructor_id: substitute.personId,
      substitute_for: teacher.personId,
    })
    await withTenant(centre.id, () =>
      db()
        .updateTable('instructors')
        .set({ locale: 'ar' })
        .where('id', '=', substitute.personId)
        .execute()
    )
    await remind(centre)
    assert.lengthOf(await letters(centre, teacher), 0)
    const [letter] = await letters(centre, substitute)
    assert.match(letter!.subject, /حصة واحدة لم يُسجَّل حضورها/)
  })

  test('nobody is reminded of what is locked, nor where the centre says so, nor in another centre', async ({
    assert,
  }) => {
    const off = await taught()
    await sayPolicy(off.centre, { reminds_instructors: false })
    const locked = await taught()
    await sayPolicy(locked.centre, { lock_days: 0 })
    const other = await taught()
    for (const { centre } of [off, locked]) await remind(centre)
    for (const { centre, teacher } of [off, locked, other]) {
      assert.lengthOf(await letters(centre, teacher), 0)
    }
    await remind(other.centre)
    const job = { mail: 'unmarked_sessions', instructorId: other.teacher.personId } as const
    await mailJob({ tenantId: off.centre.id, ...job })
    assert.lengthOf(await letters(off.centre, other.teacher), 0)
    assert.lengthOf(await letters(other.centre, other.teacher), 1)
  })

  test('what is locked by now stands in the office’s queue and no longer in the instructor’s list', async ({
    client,
    assert,
  }) => {
    const { centre, teacher, session } = await taught()
    const own = async () =>
      (await props(await signedIn(client, teacher), '/')).teaching.unmarked.map(
        (one: { id: string }) => one.id
      )
    assert.deepEqual(await own(), [session])
    await sayPolicy(centre, { lock_days: 0 })
    assert.deepEqual(await own(), [])
    const { visitor: desk } = await office(client, centre)
    const { rows } = (await props(desk, '/admin/today?kind=unmarked')).attention
    assert.equal(rows[0].id, session)
  })
})
