import { test } from '@japa/runner'
import { EditSession } from '#domain/scheduling/class_sessions/actions/edit_session'
import { lockSessions } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { outsideTenant, withTenant } from '#domain/shared/data/database'
import {
  type Centre,
  createAdministrator,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { createInstructor, createRoom } from '#tests/helpers/scheduling/class_sessions'
import { cancel, chosenBy, edit, sessionsIn } from '#tests/helpers/scheduling/editing'
import { once, preview, schedule, scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { actIn, createGroup } from '#tests/helpers/teaching/groups'
import { signedIn } from '#tests/helpers/visitor'

const year = new Date().getUTCFullYear() + 1
const series = { ...weekly({ kind: 'count', count: 3 }), startsOn: `${year}-03-01` }
const evening = { date: `${year}-03-20`, starts: '20:00', minutes: 60 }

/** What somebody does while another one writes the sessions of a room, and takes his time. */
async function meanwhile<T>(centre: Centre, roomId: string, act: () => Promise<T>) {
  const rows = await sessionsIn(centre)
  return withTenant(centre.id, async () => {
    await holdAll([roomId, rows[0]!.series_id])
    await lockSessions(rows.map(({ id }) => id))
    return outsideTenant(act)
  })
}

async function booked() {
  const centre = await createCentre()
  const roomId = await createRoom(centre)
  await scheduled(centre, { roomId }, series)
  return { centre, roomId, rows: await sessionsIn(centre) }
}

test.group('While somebody else writes the sessions of a room', () => {
  test('previews wait for nobody', async ({ assert }) => {
    const { centre, roomId, rows } = await booked()
    const wanted = {
      ...actIn(centre),
      chosen: chosenBy(rows[0]!, 'all'),
      change: { time: evening },
    }
    const [plan, edited] = await meanwhile(centre, roomId, () =>
      Promise.all([
        preview(centre, { roomId }, once(evening.date, '09:00')),
        new EditSession().preview(wanted),
      ])
    )
    assert.equal(plan.held, 1)
    assert.lengthOf(edited.ok ? edited.value.sessions : [], 3)
  })

  test('who wants to book or change them is told so, and nothing is written', async ({
    assert,
  }) => {
    const { centre, roomId, rows } = await booked()
    const made = await meanwhile(centre, roomId, () =>
      Promise.all([
        schedule(centre, { roomId }, once(evening.date, '09:00')),
        edit(centre, rows[0]!, { time: evening }),
        cancel(centre, rows),
      ])
    )
    for (const one of made) assert.equal(one.ok ? 'done' : one.error.type, 'busy')
    assert.deepEqual(await sessionsIn(centre), rows)
  })

  test('it is said in words, and archiving the room may be tried again', async ({
    client,
    assert,
  }) => {
    const { centre, roomId, rows } = await booked()
    const somebody = await createAdministrator(centre)
    const [visitor, other] = [await signedIn(client, somebody), await signedIn(client, somebody)]
    const sessions = [{ id: rows[0]!.id, version: 1 }]
    const [, archived] = await meanwhile(centre, roomId, () =>
      Promise.all([
        visitor.post('/admin/session-cancellations', { sessions, cancelled_by: 'centre' }),
        other.post('/admin/room-archives', { ids: [roomId] }),
      ])
    )
    archived.assertStatus(503)
    assert.equal(archived.headers()['retry-after'], '5')
    const { errors } = (await visitor.visit('/admin/class-sessions')).body().props
    assert.match(errors.previewed, /^Someone else is changing these sessions/)
    assert.isNull((await rowsOf(centre, 'rooms'))[0].archived_at)
  })

  test('an instructor who leaves and a group that is closed stay, which is said in words', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const [instructorId, groupId] = [await createInstructor(centre), await createGroup(centre)]
    await scheduled(centre, { instructorId, groupId }, series)
    const somebody = await createAdministrator(centre)
    const [visitor, other] = [await signedIn(client, somebody), await signedIn(client, somebody)]
    const left = { ids: [instructorId], agreed: 'sessions:3' }
    await withTenant(centre.id, async () => {
      await holdAll([instructorId, groupId])
      await outsideTenant(() =>
        Promise.all([
          visitor.post('/admin/instructor-archives', left),
          other.put(`/admin/groups/${groupId}/status`, { status: 'cancelled', reason: 'Few' }),
        ])
      )
    })
    for (const one of [visitor, other]) {
      const { error } = (await one.visit('/admin/students')).body().flash
      assert.match(error, /^Someone else is changing this right now/)
    }
    assert.isNull((await rowsOf(centre, 'instructors'))[0].archived_at)
    assert.equal((await rowsOf(centre, 'groups'))[0].status, 'open')
  })
})
