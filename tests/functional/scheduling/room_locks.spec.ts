import { test } from '@japa/runner'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { lockSessions } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { UpdateRoom } from '#domain/scheduling/rooms/actions/update_room'
import { roomRecord } from '#domain/scheduling/rooms/room_record'
import { db, outsideTenant, withTenant } from '#domain/shared/data/database'
import { setArchived } from '#domain/shared/records/set_archived'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { untilSomebodyWaits } from '#tests/helpers/database/until_somebody_waits'
import { createRoom, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { actIn, createGroup } from '#tests/helpers/teaching/groups'

const hour = ['2088-03-01T14:00Z', '2088-03-01T15:00Z'] as const
const later = { starts_at: '2088-03-01T18:00Z', ends_at: '2088-03-01T19:00Z' }

const change = (ids: string[], columns: Record<string, unknown>) =>
  db().updateTable('class_sessions').set(columns).where('id', 'in', ids).execute()

const several = (centre: Centre, id: string) =>
  new UpdateRoom().execute({
    ...actIn(centre),
    ...{ id, version: 1 },
    fields: {
      ...{ code: null, name_en: 'Hall', name_ar: null, kind: 'room', capacity: 10 },
      ...{ equipment: [], colour: null, can_double_book: true },
    },
  })

/** `first` locks, then `other` begins and waits for it, then `first` goes on. */
async function meeting<T>(
  centre: Centre,
  first: { locks: () => Promise<unknown>; goesOn: () => Promise<unknown> },
  other: () => Promise<T>
) {
  let waiting: Promise<T> | undefined
  await withTenant(centre.id, async () => {
    await first.locks()
    waiting = outsideTenant(other)
    await untilSomebodyWaits()
    await first.goesOn()
  })
  return waiting!
}

test.group('Who changes a room while its sessions are edited', () => {
  test('waits for those who move them, without a deadlock', async ({ assert }) => {
    const centre = await createCentre()
    const room = await createRoom(centre)
    const id = await writeSession(centre, ...hour, { room_id: room })
    const made = await meeting(
      centre,
      {
        locks: () => holdAll([room]).then(() => lockSessions([id])),
        goesOn: () => change([id], later),
      },
      () => several(centre, room)
    )
    assert.isTrue(made.ok)
    const [row] = await rowsOf(centre, 'class_sessions')
    assert.isFalse(row.room_is_exclusive)
    assert.deepEqual(row.starts_at, new Date(later.starts_at))
  })

  test('waits for those who only call them off, who wait for no room', async ({ assert }) => {
    const centre = await createCentre()
    const room = await createRoom(centre)
    const group = await createGroup(centre)
    const of = { room_id: room, group_id: group, type: 'regular' }
    const id = await writeSession(centre, ...hour, of)
    const off = { status: 'cancelled', cancelled_by: 'centre', room_id: room }
    const made = await meeting(
      centre,
      {
        locks: () => holdAll([group]).then(() => lockSessions([id])),
        goesOn: () => change([id], off),
      },
      () => several(centre, room)
    )
    assert.isTrue(made.ok)
    assert.containsSubset(await rowsOf(centre, 'class_sessions'), [
      { status: 'cancelled', room_is_exclusive: false },
    ])
  })

  test('archives several of them in the order of bookings', async ({ assert }) => {
    const centre = await createCentre()
    const rooms = [await createRoom(centre), await createRoom(centre)].sort()
    const ids = await Promise.all(
      rooms.map((room_id) => writeSession(centre, ...hour, { room_id }))
    )
    const made = await meeting(
      centre,
      {
        locks: () => holdAll(rooms).then(() => change([ids[1]!], later)),
        goesOn: () => change([ids[0]!], later),
      },
      () => setArchived(roomRecord, { ...actIn(centre), ids: rooms }, true, { holding: holdAll })
    )
    assert.isTrue(made.ok)
    for (const { archived_at } of await rowsOf(centre, 'rooms')) assert.isNotNull(archived_at)
  })
})
