import { test } from '@japa/runner'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { groupMonth } from '#domain/attendance/queries/group_month'
import { instructorHours } from '#domain/attendance/queries/instructor_hours'
import { missedSessions } from '#domain/attendance/notices/missed_sessions'
import { surelyAway } from '#domain/people/instructors/absences/away'
import { wallClock as writtenClock } from '#domain/people/queries/searched_list'
import { isUnmarked } from '#domain/scheduling/class_sessions/queries/unmarked'
import { db, readStatements, readTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { markableSession } from '#tests/helpers/attendance/attendance'
import { type Centre, createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { props, signedIn } from '#tests/helpers/visitor'

const morocco = 'Africa/Casablanca'

/** The clocks of Morocco stand at UTC since 20 September 2026; PostgreSQL 18.4 still believes in UTC+1. */
const lateEvening: [string, string] = ['2026-11-25T23:15Z', '2026-11-25T23:45Z']

const onDay = (centre: Centre, studentId: string, day: string) =>
  readTenant(centre.id, () => missedSessions({ studentId, sessionId: null, from: day, until: day }))

test.group('The day of a session, where PostgreSQL knows other clocks', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-26T12:00Z'))

  test('an absence of every week is at the hour on the wall', async ({ assert }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    await insert(centre, 'absences', {
      id: uuid(),
      instructor_id: instructor,
      state: 'approved',
      time_zone: morocco,
      starts_at: '2026-11-03T16:00Z',
      ends_at: '2026-11-24T18:00Z',
      weekday: 2,
      from_time: '16:00',
      until_time: '18:00',
    })
    const rows = await readTenant(centre.id, () =>
      db()
        .selectFrom(surelyAway(sql`'2026-11-01Z'`, sql`'2026-11-30Z'`).as('a'))
        .orderBy('a.starts_at')
        .select('a.starts_at')
        .execute()
    )
    assert.deepEqual(
      rows.map((row) => row.starts_at.toISOString()),
      ['03', '10', '17', '24'].map((day) => `2026-11-${day}T16:00:00.000Z`)
    )
  })

  test('a late session is missed, and query for, on the day it begins', async ({ assert }) => {
    const centre = await createCentre()
    const zoned = { time_zone: morocco }
    const { session, students } = await markableSession(centre, 1, lateEvening, zoned)
    assert.lengthOf(await onDay(centre, students[0]!, '2026-11-25'), 1)
    assert.lengthOf(await onDay(centre, students[0]!, '2026-11-26'), 0)
    await readTenant(centre.id, async () => {
      const query = db().selectFrom('class_sessions as s').where('s.id', '=', session)
      assert.lengthOf(
        await query
          .where(isUnmarked('s', sql`'2026-11-26T12:00Z'::timestamptz`))
          .select('id')
          .execute(),
        1
      )
    })
  })

  test('a list by days and an export tell the hour on the wall', async ({ assert, client }) => {
    const centre = await createCentre({ country: 'MA' })
    const id = await writeSession(centre, ...lateEvening, { time_zone: morocco })
    const office = await signedIn(client, await createAdministrator(centre))
    const listed = async (day: string) =>
      (await props(office, `/admin/class-sessions?when=all&starts_from=${day}&starts_to=${day}`))
        .sessions.rows
    assert.deepEqual(
      (await listed('2026-11-25')).map((row: { id: string }) => row.id),
      [id]
    )
    assert.lengthOf(await listed('2026-11-26'), 0)
    const { rows } = await readTenant(centre.id, () =>
      sql<{
        at: string
      }>`select ${writtenClock(sql`'2026-11-25T23:15Z'::timestamptz`, morocco)} as at`.execute(db())
    )
    assert.equal(rows[0]!.at, '2026-11-25 23:15')
  })
})

test.group('One month for every list', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-15T12:00Z'))

  test('31 October, 23:00 in London is October everywhere, though it is November in Riyadh', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    const { group, students } = await markableSession(
      centre,
      1,
      ['2026-10-31T23:00Z', '2026-10-31T23:45Z'],
      { time_zone: 'Europe/London', instructor_id: instructor }
    )
    const sheets = async (month: string) =>
      (await readStatements(centre.id, () => groupMonth(group, month, 'en'))).sessions.length
    assert.deepEqual([await sheets('2026-10'), await sheets('2026-11')], [1, 0])
    const hours = async (from: string, until: string) => {
      const query = { from, until, instructors: [instructor], branch: null }
      const [row] = await readStatements(centre.id, () => instructorHours(query))
      return row?.taught ?? 0
    }
    assert.equal(await hours('2026-10-01', '2026-10-31'), 45)
    assert.equal(await hours('2026-11-01', '2026-11-30'), 0)
    assert.lengthOf(await onDay(centre, students[0]!, '2026-10-31'), 1)
    assert.lengthOf(await onDay(centre, students[0]!, '2026-11-01'), 0)
  })
})
