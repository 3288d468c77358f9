import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { freezeClock } from '#domain/shared/time/clock'
import { createAdministrator, type Centre, createCentre } from '#tests/helpers/centre/centre'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { signedIn } from '#tests/helpers/visitor'

const path = '/admin/calendar/sessions'

const week = 'from=2026-11-01&to=2026-11-07'

const read = async (client: ApiClient, centre: Centre, asked = week) => {
  const visitor = await signedIn(client, await createAdministrator(centre))
  return (await visitor.get(`${path}?${asked}`).header('Accept', 'application/json')).body()
}

test.group('The calendar of administrators', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-01T06:00Z'))

  test('is empty in an empty centre', async ({ client, assert }) => {
    const found = await read(client, await createCentre())
    assert.equal(found.zone, 'Asia/Riyadh')
    assert.deepEqual(found.sessions, [])
    assert.deepEqual(found.background, {
      ...{ holidays: [], timings: [], open: [], absences: [], closures: [] },
    })
  })

  test('C5 tells the sessions of its days in order, also one that runs into them', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await writeSession(centre, '2026-10-31T18:00Z', '2026-10-31T19:00Z')
    const into = await writeSession(centre, '2026-10-31T20:30Z', '2026-10-31T22:00Z')
    const last = await writeSession(centre, '2026-11-07T20:45Z', '2026-11-07T21:30Z')
    await writeSession(centre, '2026-11-07T21:00Z', '2026-11-07T22:00Z')
    const { sessions } = await read(client, centre)
    assert.deepEqual(
      sessions.map(({ id }: { id: string }) => id),
      [into, last]
    )
    assert.deepEqual(sessions[1], {
      ...{ id: last, type: 'event', status: 'scheduled', version: 1 },
      ...{ starts_at: '2026-11-07T20:45:00Z', minutes: 45, branch: 0 },
    })
  })
})
