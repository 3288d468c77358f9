import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { freezeClock } from '#domain/shared/time/clock'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/class-sessions'

const props = async (visitor: Visitor, of: string) => (await visitor.visit(of)).body().props

const zone = 'America/New_York'

test.group('Sessions by their own clocks', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  test('stand on the day of their branch in the list, its filter, its file and beside a holiday', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const north = await secondBranch(centre, zone)
    // Four in the morning of the 30th in Riyadh, eight in the evening of the 29th in New York
    const hour = ['2030-11-30T01:00Z', '2030-11-30T02:00Z'] as const
    const here = await writeSession(centre, ...hour)
    const away = await writeSession(centre, ...hour, { branch_id: north, time_zone: zone })
    const found = async (days: string) =>
      (await props(visitor, `${path}?${days}`)).sessions.rows
        .map(({ id }: { id: string }) => id)
        .sort()
    assert.deepEqual(await found('starts_from=2030-11-29&starts_to=2030-11-29'), [away])
    assert.deepEqual(await found('starts_from=2030-11-30&starts_to=2030-11-30'), [here])
    assert.deepEqual(await found('starts_from=2030-11-30'), [here])
    assert.deepEqual(await found('starts_to=2030-11-29'), [away])
    assert.deepEqual(await found('starts_from=2030-11-28'), [here, away].sort())
    assert.deepEqual(await found('starts_to=2030-12-02'), [here, away].sort())
    const { rows } = (await props(visitor, path)).sessions
    const told = new Map(rows.map((row: { id: string; time_zone: string }) => [row.id, row]))
    assert.containsSubset(told.get(away), { time_zone: zone })
    const { session } = await props(visitor, `${path}/${away}`)
    assert.equal(session.time_zone, zone)
    const file = (await visitor.get('/admin/class-session-exports')).text()
    assert.include(file, `2030-11-29,20:00,21:00,${zone}`)
    assert.include(file, '2030-11-30,04:00,05:00,,')
    const day = { starts_on: '2030-11-29', ends_on: '2030-11-29' }
    const answer = await visitor.post('/admin/holidays', { name_en: 'Fair', preset: null, ...day })
    const { holiday } = await props(visitor, answer.header('location')!)
    assert.equal(holiday.sessions_ahead, 1)
  })

  test('a form sent for another branch or with another link is another form', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const north = await secondBranch(centre, zone)
    const [main] = await rowsOf(centre, 'branches', { is_main: true })
    const asked = {
      ...{ type: 'event', title: 'Fair', repeats: 'once', starts_on: '2026-09-08' },
      ...{ slots: [{ starts: '17:00', minutes: 45 }], series_id: uuid(), branch_id: main.id },
    }
    await visitor.post(path, asked)
    await visitor.post(path, asked)
    await visitor.post(path, { ...asked, branch_id: north })
    const plan = await visitor.post('/admin/session-previews', { ...asked, branch_id: north })
    assert.containsSubset(plan.body(), { plan: { time_zone: zone, sessions: [{ exists: true }] } })
    await visitor.post(path, { ...asked, online_url: 'https://meet.example.com/fair' })
    const rows = await rowsOf(centre, 'class_sessions')
    assert.sameMembers(
      rows.map((row) => `${row.branch_id === north} ${row.starts_at.toISOString()}`),
      [
        'false 2026-09-08T14:00:00.000Z',
        'true 2026-09-08T21:00:00.000Z',
        'false 2026-09-08T14:00:00.000Z',
      ]
    )
  })

  test('the filter by a student is nothing to whoever may not see students', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const student = (await createStudent(centre)).id
    const of = { type: 'regular', student_id: student }
    const own = await writeSession(centre, '2026-09-03T14:00Z', '2026-09-03T15:00Z', of)
    const other = await writeSession(centre, '2026-09-04T14:00Z', '2026-09-04T15:00Z')
    const list = `${path}?student=${student}`
    const read = async (permissions: Parameters<typeof createAdministratorWho>[1]) => {
      const visitor = await signedIn(client, await createAdministratorWho(centre, permissions))
      const { sessions, options } = await props(visitor, list)
      return {
        rows: sessions.rows.map(({ id }: { id: string }) => id),
        named: options?.student.length ?? 0,
      }
    }
    const sessions = 'admin.sessions.index'
    assert.deepEqual(await read([sessions]), { rows: [own, other], named: 0 })
    const both = await read([sessions, 'admin.students.index'])
    assert.deepEqual(both, { rows: [own], named: 1 })
  })
})
