import { test } from '@japa/runner'
import { readStatements } from '#domain/shared/data/database'
import { sessionRoster } from '#domain/scheduling/class_sessions/queries/session_roster'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, marked } from '#tests/helpers/attendance/attendance'
import { booked, missedSession, otherSession, toldInTime } from '#tests/helpers/attendance/make_ups'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { clerk } from '#tests/helpers/centre/office'
import { edit } from '#tests/helpers/scheduling/editing'
import { enrolled } from '#tests/helpers/teaching/groups'
import { props } from '#tests/helpers/visitor'

test.group('Make-up guests of a session', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-25T13:10Z'))

  test('stand on its page beside the students of the group, and are counted apart', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { group, student, credit } = await missedSession(centre)
    const other = await otherSession(centre, group, undefined, { capacity: 5 })
    const own = await enrolled(centre, other.group)
    await booked(centre, credit, other.session)
    const visitor = await clerk(client, centre, ['admin.sessions.index', 'admin.enrolments.index'])
    const page = await props(visitor, `/admin/class-sessions/${other.session}`)
    assert.deepEqual(
      page.roster.students.map(({ id, status }: { id: string; status: string }) => [id, status]),
      [
        [own.studentId, 'active'],
        [student, null],
      ]
    )
    assert.deepInclude(page.roster, { total: 2, guests: 1 })
    assert.deepEqual(page.session.students, { total: 1, pending: 0, guests: 1 })
    const elsewhere = await createCentre()
    assert.lengthOf(await readStatements(elsewhere.id, () => sessionRoster(other.session, 'en')), 0)
  })

  test('a session in which anybody is marked, also as excused, becomes no event', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { group } = await missedSession(centre)
    const other = await otherSession(centre, group, undefined, { capacity: 5 })
    const { studentId } = await enrolled(centre, other.group)
    await marked(centre, other.session, [aMark(studentId, toldInTime)])
    const [row] = await rowsOf(centre, 'class_sessions', { id: other.session })
    const answer = await edit(centre, row as never, { type: 'event' })
    assert.equal(answer.ok ? 'done' : answer.error.type, 'attended')
  })
})
