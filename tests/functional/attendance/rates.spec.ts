import { test } from '@japa/runner'
import { ownRates } from '#domain/attendance/queries/rates_of_students'
import { groupMonth } from '#domain/attendance/queries/group_month'
import { studentRecord } from '#domain/attendance/queries/student_record'
import { monthSheet } from '#domain/attendance/rules/month_sheet'
import { ratesOfGroups } from '#domain/attendance/teaching_day/rates_of_groups'
import type { PortalPerson } from '#domain/access/sessions/principal'
import { db, readStatements, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, markableSession, marked } from '#tests/helpers/attendance/attendance'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { insert } from '#tests/helpers/database/insert'

const evening = '2026-11-25T20:00Z'
const page = { limit: 50, offset: 0 }
const inTime = { status: 'excused', notice_at: '2026-11-01T10:00:00.000Z' } as const

const at = (centre: Centre, group: string, day: string, columns: Record<string, unknown> = {}) =>
  writeSession(centre, `2026-11-${day}T09:00Z`, `2026-11-${day}T10:00Z`, {
    type: 'regular',
    group_id: group,
    ...columns,
  })

/** Every place that says how somebody attended, with the marks as they stand in the table. */
async function ratesOf(centre: Centre, group: string, student: string, instructor: string) {
  const rows = await rowsOf(centre, 'attendance', { student_id: student })
  const sessions = new Map((await rowsOf(centre, 'class_sessions')).map((row) => [row.id, row]))
  const rated = rows.filter((row) => {
    const session = sessions.get(row.session_id)!
    return session.status !== 'cancelled' && session.starts_at <= new Date(evening)
  })
  const countOf = (...statuses: string[]) =>
    rated.filter((row) => statuses.includes(row.status as string)).length
  const raw = {
    attended: countOf('present', 'late'),
    marked: countOf('present', 'late', 'absent'),
    excused: countOf('excused'),
  }
  const figures = await readStatements(centre.id, async () => {
    const record = await studentRecord({ student, group: null }, { from: null, until: null }, page)
    const month = await groupMonth(group, '2026-11', 'en')
    const sheet = monthSheet(month.sessions, month.entries)
    const person = { type: 'student', id: student } as PortalPerson
    const [own] = await ownRates(person)
    const [taught] = await ratesOfGroups(instructor, new Date(evening))
    return {
      rates: [
        record.rate,
        sheet.rows.find((row) => row.student.student_id === student)!.rate,
        sheet.total,
        { attended: own!.attended, marked: own!.marked },
        { attended: taught!.attended, marked: taught!.marked },
      ],
      excused: [record.excused, own!.excused, taught!.excused],
    }
  })
  return { raw, ...figures }
}

test.group('How often somebody attended', (tests) => {
  tests.each.setup(() => freezeClock(evening))

  test('is present and late of those and absent, in every place: nothing excused, cancelled or to come', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const instructor = await createInstructor(centre)
    const { group, session, students } = await markableSession(centre, 1)
    await insert(centre, 'group_assistants', { group_id: group, instructor_id: instructor })
    const student = students[0]!
    await marked(centre, session, [aMark(student)])
    for (const [day, mark] of [
      ['19', { status: 'late', minutes_late: 5 }],
      ['20', { status: 'absent' }],
      ['21', inTime],
      ['22', { status: 'excused' }],
      ['27', inTime],
    ] as const) {
      await marked(centre, await at(centre, group, day), [aMark(student, mark)])
    }
    const off = await at(centre, group, '23')
    await marked(centre, off, [aMark(student, { status: 'absent' })])
    await withTenant(centre.id, () =>
      db()
        .updateTable('class_sessions')
        .set({ status: 'cancelled', cancelled_by: 'student' })
        .where('id', '=', off)
        .execute()
    )
    const { raw, rates, excused } = await ratesOf(centre, group, student, instructor)
    assert.deepEqual(raw, { attended: 2, marked: 3, excused: 2 })
    for (const rate of rates) assert.deepEqual(rate, { attended: 2, marked: 3 })
    assert.deepEqual(excused, [2, 2, 2])
  })
})
