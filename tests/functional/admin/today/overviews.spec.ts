import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, marked } from '#tests/helpers/attendance/attendance'
import { clerk, office } from '#tests/helpers/centre/office'
import { insert } from '#tests/helpers/database/insert'
import { createStudent } from '#tests/helpers/people/students'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { props, type Visitor } from '#tests/helpers/visitor'

const pages = (ids: { student: string; group: string; instructor: string }) => ({
  student: `/admin/students/${ids.student}`,
  group: `/admin/groups/${ids.group}`,
  instructor: `/admin/instructors/${ids.instructor}`,
})

async function taught(client: ApiClient) {
  const { centre, visitor } = await office(client)
  const [group, instructor] = [await createGroup(centre), await createInstructor(centre)]
  const { id: student } = await createStudent(centre)
  const { id: enrolment } = await enrolled(centre, group, { student: { id: student } })
  const lesson = (day: string, hour: number, columns: Record<string, unknown> = {}) =>
    writeSession(centre, `${day}T${hour}:00Z`, `${day}T${hour + 1}:00Z`, {
      type: 'regular',
      group_id: group,
      instructor_id: instructor,
      ...columns,
    })
  return { centre, visitor, group, instructor, student, enrolment, lesson }
}

const overviewOf = async (visitor: Visitor, page: string) => (await props(visitor, page)).overview

test.group('What the page of a student, group or instructor begins with', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:00Z'))

  test('C8 a student’s next session is the one on now, else the first to come, and none of a pause', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, student, enrolment, lesson } = await taught(client)
    const page = `/admin/students/${student}`
    const next = async () => (await overviewOf(visitor, page)).sessions.next?.id
    assert.isUndefined(await next())
    await lesson('2026-11-24', 13)
    const off = { status: 'cancelled', cancelled_by: 'centre' }
    await lesson('2026-11-25', 14, off)
    const later = await lesson('2026-11-27', 13)
    assert.equal(await next(), later)
    const now = await lesson('2026-11-25', 13)
    assert.equal(await next(), now)
    const pause = { paused_from: '2026-11-25', paused_until: '2026-11-26' }
    await insert(centre, 'enrolment_pauses', { enrolment_id: enrolment, ...pause })
    assert.equal(await next(), later)
  })

  test('C8 a student’s rate counts present and late of those and absent, excused apart', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, student, lesson } = await taught(client)
    for (const [at, mark] of [
      { status: 'present' as const },
      { status: 'late' as const, minutes_late: 5 },
      { status: 'absent' as const },
      { status: 'excused' as const },
    ].entries()) {
      const session = await lesson(`2026-11-2${at + 1}`, 10)
      await marked(centre, session, [aMark(student, mark)])
    }
    const { attendance } = await overviewOf(visitor, `/admin/students/${student}`)
    assert.deepInclude(attendance, {
      rate: { attended: 2, marked: 3 },
      late: 1,
      absent: 1,
      excused: 1,
    })
  })

  test('C11 a group’s page begins with its next session, and an instructor’s with today’s and the next', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, lesson, ...ids } = await taught(client)
    const early = await lesson('2026-11-25', 8)
    const late = await lesson('2026-11-25', 14)
    const other = await lesson('2026-11-26', 14)
    await lesson('2026-11-25', 16, { instructor_id: await createInstructor(centre) })
    const { upcoming } = await props(visitor, pages(ids).group)
    assert.equal(upcoming.next.id, late)
    const { today, next } = await overviewOf(visitor, pages(ids).instructor)
    assert.deepEqual(
      today.map(({ id }: { id: string }) => id),
      [early, late]
    )
    assert.isNull(next)
    await lesson('2026-11-25', 18)
    freezeClock('2026-11-25T19:30Z')
    assert.equal((await overviewOf(visitor, pages(ids).instructor)).next.id, other)
  })

  test('C8 C11 says nothing of sessions and attendance to people who may not see them', async ({
    client,
    assert,
  }) => {
    const { centre, lesson, ...ids } = await taught(client)
    await lesson('2026-11-25', 14)
    const desk = await clerk(client, centre, [
      'admin.students.index',
      'admin.groups.index',
      'admin.instructors.index',
    ])
    assert.deepEqual(await overviewOf(desk, pages(ids).student), {
      sessions: null,
      attendance: null,
      billing: null,
    })
    assert.isNull((await props(desk, pages(ids).group)).upcoming)
    assert.isNull(await overviewOf(desk, pages(ids).instructor))
    const planner = await clerk(client, centre, ['admin.students.index', 'admin.sessions.index'])
    const { sessions, attendance } = await overviewOf(planner, pages(ids).student)
    assert.isNull(sessions.next.headcount)
    assert.isNull(attendance)
  })
})
