import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, markableSession, marked } from '#tests/helpers/attendance/attendance'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createInstructor } from '#tests/helpers/scheduling/class_sessions'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/instructor-hours'

const props = async (visitor: Visitor, of = path) => (await visitor.visit(of)).body().props

/** An instructor who taught an hour on the 10th of November, and teaches another on the 20th. */
async function office(client: ApiClient) {
  const centre = await createCentre()
  const instructor = await createInstructor(centre)
  const theirs = { instructor_id: instructor }
  const held = await markableSession(centre, 1, ['2026-11-10T13:00Z', '2026-11-10T14:00Z'], theirs)
  await markableSession(centre, 1, ['2026-11-20T13:00Z', '2026-11-20T14:30Z'], theirs)
  await marked(centre, held.session, [aMark(held.students[0]!)])
  const visitor = await signedIn(client, await createAdministrator(centre))
  return { centre, instructor, visitor, held: held.session }
}

test.group('The page of hours', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-15T12:00Z'))

  test('opens on this month of the centre, and shows other days that are asked for', async ({
    client,
    assert,
  }) => {
    const { visitor, instructor } = await office(client)
    const opened = await props(visitor)
    assert.deepEqual(opened.query, { from: '2026-11-01', until: '2026-11-30', branch: null })
    assert.containsSubset(opened.hours, [
      { instructor_id: instructor, sessions: 1, taught: 60, planned: 90, paid: 60, unmarked: 0 },
    ])
    const { hours } = await props(visitor, `${path}?from=2026-11-10&until=2026-11-10`)
    assert.containsSubset(hours, [{ taught: 60, planned: 0 }])
    assert.isEmpty((await props(visitor, `${path}?from=2026-11-11&until=2026-11-12`)).hours)
  })

  test('takes days that are none, and more than a year of them, for this month', async ({
    client,
    assert,
  }) => {
    const { visitor } = await office(client)
    for (const asked of [
      'from=2026-11-12&until=2026-11-11',
      'from=2024-01-01&until=2026-01-01',
      'from=x&until=2026-11-11',
      'from=2026-11-01',
      'from[]=2026-11-01&until=2026-11-11',
      'branch=everywhere',
    ]) {
      const { query } = await props(visitor, `${path}?${asked}`)
      assert.deepEqual(query, { from: '2026-11-01', until: '2026-11-30', branch: null }, asked)
    }
  })

  test('leads to the sessions behind a figure, and to none of another centre', async ({
    client,
    assert,
  }) => {
    const { visitor, instructor, held } = await office(client)
    const shown = await props(visitor, `${path}/${instructor}`)
    assert.deepEqual(
      shown.sessions.map((one: Record<string, unknown>) => [one.kind, one.minutes, one.pays]),
      [
        ['taught', 60, true],
        ['planned', 90, null],
      ]
    )
    assert.equal(shown.sessions[0].id, held)
    assert.equal(shown.hours.taught, 60)
    const other = await office(client)
    const refused = await other.visitor.get(`${path}/${instructor}`)
    refused.assertStatus(404)
    for (const page of ['99', '1e300', 'Infinity', '-1']) {
      const kept = await props(visitor, `${path}/${instructor}?page=${page}`)
      assert.deepInclude(kept, { page: 1, last_page: 1 })
      assert.lengthOf(kept.sessions, 2)
    }
  })

  test('goes out as a workbook, and the trail tells of it', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    const file = await visitor.get('/admin/instructor-hours-exports')
    file.assertStatus(200)
    assert.include(file.text(), 'Sessions taught')
    const workbook = await visitor.get('/admin/instructor-hours-exports?format=xlsx')
    assert.include(workbook.header('content-disposition'), '.xlsx')
    const trail = await rowsOf(centre, 'audit_events', { action: 'exports.create' })
    assert.sameDeepMembers(
      trail.map(({ after }) => after),
      [
        { list: 'instructor_hours', rows: 1, format: 'csv' },
        { list: 'instructor_hours', rows: 1, format: 'xlsx' },
      ]
    )
  })
})
