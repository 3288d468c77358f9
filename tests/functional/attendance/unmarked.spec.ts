import { test } from '@japa/runner'
import { sql } from 'kysely'
import { isUnmarked } from '#domain/scheduling/class_sessions/queries/unmarked'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { freezeClock, now } from '#domain/shared/time/clock'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { FreezeEnrolment } from '#domain/teaching/enrolments/actions/freeze_enrolment'
import { aMark, markableSession, marked } from '#tests/helpers/attendance/attendance'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { actIn, enrolled } from '#tests/helpers/teaching/groups'

const tomorrow: [string, string] = ['2026-11-26T11:00Z', '2026-11-26T12:00Z']

const isAsked = (centre: Centre, session: string) =>
  readTenant(centre.id, async () => {
    const rows = await db()
      .selectFrom('class_sessions as s')
      .where('s.id', '=', session)
      .where(isUnmarked('s', sql`${now().toJSDate()}::timestamptz`))
      .select('s.id')
      .execute()
    return rows.length > 0
  })

const enrolmentOf = async (centre: Centre, student: string) =>
  (await rowsOf(centre, 'enrolments', { student_id: student }))[0]!.id as string

const statusOf = async (centre: Centre, session: string) =>
  (await rowsOf(centre, 'class_sessions', { id: session }))[0]!.status

test.group('Sessions that nobody has marked', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  test('who joins after all were excused days ahead is asked for, and it was held when all are marked', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group, session, students } = await markableSession(centre, 1, tomorrow)
    await marked(centre, session, [aMark(students[0]!, { status: 'excused' })])
    freezeClock('2026-11-26T12:30Z')
    assert.isFalse(await isAsked(centre, session))
    assert.equal(await statusOf(centre, session), 'scheduled')
    const { studentId } = await enrolled(centre, group, { startsOn: '2026-11-26' })
    assert.isTrue(await isAsked(centre, session))
    await marked(centre, session, [aMark(studentId)])
    assert.isFalse(await isAsked(centre, session))
    assert.equal(await statusOf(centre, session), 'completed')
  })

  test('one that is marked as people come in, before it begins, is held', async ({ assert }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 2)
    freezeClock('2026-11-25T12:45Z')
    await marked(
      centre,
      session,
      students.map((id) => aMark(id))
    )
    assert.equal(await statusOf(centre, session), 'completed')
  })

  test('whoever is on a pause or has left is not waited for', async ({ assert }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 2)
    const [first, second] = students as [string, string]
    freezeClock('2026-11-25T15:00Z')
    assert.isTrue(await isAsked(centre, session))
    const pause = { from: '2026-11-25', until: null, reason: 'Ill' }
    const one = await enrolmentOf(centre, first)
    assert.isTrue((await new FreezeEnrolment().execute({ ...actIn(centre), id: one, ...pause })).ok)
    assert.isTrue(await isAsked(centre, session))
    const other = await enrolmentOf(centre, second)
    const left = { on: '2026-11-24', reason: 'Left' }
    assert.isTrue((await new DropEnrolment().execute({ ...actIn(centre), id: other, ...left })).ok)
    assert.isFalse(await isAsked(centre, session))
  })

  test('a mark that says the same takes a session whose last one left', async ({ assert }) => {
    const centre = await createCentre()
    const { session, students } = await markableSession(centre, 2)
    await marked(centre, session, [aMark(students[0]!)])
    const id = await enrolmentOf(centre, students[1]!)
    await new DropEnrolment().execute({ ...actIn(centre), id, on: '2026-11-25', reason: 'Left' })
    assert.equal(await statusOf(centre, session), 'scheduled')
    await marked(centre, session, [aMark(students[0]!, { seen: 1 })])
    assert.equal(await statusOf(centre, session), 'completed')
  })

  test('a group whose attendance is not taken asks for nothing', async ({ assert }) => {
    const centre = await createCentre()
    const { group, session } = await markableSession(centre, 1)
    freezeClock('2026-11-25T15:00Z')
    assert.isTrue(await isAsked(centre, session))
    await withTenant(centre.id, () =>
      db()
        .updateTable('groups')
        .set({ attendance_required: false })
        .where('id', '=', group)
        .execute()
    )
    assert.isFalse(await isAsked(centre, session))
  })
})
