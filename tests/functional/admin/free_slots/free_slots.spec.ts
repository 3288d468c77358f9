import { test } from '@japa/runner'
import { freezeClock } from '#domain/shared/time/clock'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { office } from '#tests/helpers/centre/office'
import {
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { createGroup } from '#tests/helpers/teaching/groups'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const asked = {
  instructor: 'none',
  room: 'any',
  minutes: '60',
  from: '2026-09-07',
  until: '2026-09-07',
  earliest: '١٦:٠٠',
  latest: '18:00',
}

type Fields = Record<string, string>

const elsewhere = (centre: Centre) => writeSession(centre, '2026-09-07T13:00Z', '2026-09-07T14:00Z')

const address = (path: string, fields: Fields) => `/admin/${path}?${new URLSearchParams(fields)}`

const slots = async (visitor: Visitor, fields: Fields = {}) =>
  (await visitor.get(address('free-slots', { ...asked, ...fields }))).body()

test.group('Free slots over HTTP', (group) => {
  group.each.setup(() => freezeClock('2026-09-01T00:00Z'))

  test('come with room and reasons, those of this centre alone', async ({ client, assert }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    const visitor = await signedIn(client, await createAdministrator(centre))
    const room = await createRoom(centre, { capacity: 12 })
    await writeSession(centre, '2026-09-07T13:00Z', '2026-09-07T14:00Z', { room_id: room })
    const { found, errors } = await slots(visitor)
    assert.isNull(errors)
    assert.lengthOf(found.slots, 1)
    assert.containsSubset(found.slots[0], {
      date: '2026-09-07',
      starts: '17:00',
      instructor: null,
      room: { id: room, capacity: 12, is_usual: false, caveats: [] },
      is_best: true,
    })
    const stranger = await signedIn(client, await createAdministrator(other))
    assert.isEmpty((await slots(stranger)).found.slots)
    const { errors: refused } = await slots(stranger, { room })
    assert.deepEqual(Object.keys(refused), ['room'])
  })

  test('what is wrong is told under its field', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const refusals: [Fields, string][] = [
      [{ minutes: '4' }, 'minutes'],
      [{ minutes: '1441' }, 'minutes'],
      [{ minutes: '' }, 'minutes'],
      [{ minutes: '121' }, 'latest'],
      [{ from: '2026-02-30' }, 'from'],
      [{ until: '2026-09-06' }, 'until'],
      [{ until: '2026-11-02' }, 'until'],
      [{ from: '2026-08-01', until: '2026-08-02' }, 'until'],
      [{ earliest: '25:00' }, 'earliest'],
      [{ latest: '' }, 'latest'],
      [{ 'weekdays[]': '8' }, 'weekdays.0'],
      [{ repeats: 'monthly' }, 'repeats'],
      [{ group_id: await createGroup(await createCentre()) }, 'group_id'],
      [{ instructor: 'somebody' }, 'instructor'],
      [{ scope: 'everything' }, 'scope'],
      [{ session_id: 'nope' }, 'session_id'],
      [{ session_id: await elsewhere(await createCentre()) }, 'session_id'],
    ]
    for (const [fields, field] of refusals) {
      const { found, errors } = await slots(visitor, fields)
      assert.isNull(found)
      assert.deepEqual(Object.keys(errors), [field])
      assert.isNotEmpty(errors[field])
    }
    assert.isNull((await slots(visitor, { until: '2026-11-01' })).errors)
  })

  test('choices of a form are told of what speaks against them, of a whole form only', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const [busy] = [await createRoom(centre), await createRoom(centre)]
    const session = await writeSession(centre, '2026-09-07T13:00Z', '2026-09-07T14:00Z', {
      room_id: busy,
    })
    const form = { 'repeats': 'once', 'starts_on': '2026-09-07', 'slots[0][starts]': '16:30' }
    const choices = async (fields: Fields) =>
      (await visitor.get(address('session-choices', { ...form, ...fields }))).body().choices
    const whole = { 'slots[0][minutes]': '60' }
    assert.deepEqual(await choices(whole), {
      times: 1,
      is_part: false,
      instructor: [],
      room: [{ id: busy, hindrances: [{ kind: 'busy', times: 1 }], caveats: [] }],
    })
    assert.isEmpty((await choices({ ...whole, session_id: session })).room)
    assert.isNull(await choices({}))
    assert.isNull(await choices({ ...whole, session_id: 'nope' }))
    assert.isNull(await choices({ ...whole, repeats: 'weekly' }))
  })

  test('C11b the week of an instructor and a room has the times at which they are taken', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const instructor = await createInstructor(centre)
    const room = await createRoom(centre)
    const lesson = (from: string, until: string, columns: Record<string, unknown>) =>
      writeSession(centre, `2026-09-${from}Z`, `2026-09-${until}Z`, columns)
    const moved = await lesson('07T13:00', '07T14:00', { instructor_id: instructor, room_id: room })
    await lesson('14T13:00', '14T14:00', { instructor_id: instructor })
    await lesson('08T20:30', '08T21:30', { room_id: room })
    await lesson('09T13:00', '09T14:00', { instructor_id: await createInstructor(centre) })
    const week = { instructor_id: instructor, room_id: room, from: '2026-09-08', weeks: '1' }
    const busy = async (fields: Fields) =>
      (await visitor.get(address('busy-week', { ...week, ...fields }))).body().busy
    const monday = { weekday: 1, starts: '16:00', ends: '17:00' }
    const ofRoom = [
      { weekday: 2, starts: '23:30', ends: '24:00', resource: 'room', times: 1 },
      { weekday: 3, starts: '00:00', ends: '00:30', resource: 'room', times: 1 },
    ]
    assert.sameDeepMembers(await busy({}), [
      { ...monday, resource: 'instructor', times: 1 },
      { ...monday, resource: 'room', times: 1 },
      ...ofRoom,
    ])
    assert.sameDeepMembers(await busy({ session_id: moved }), ofRoom)
    assert.sameDeepMembers(await busy({ from: '2026-09-07', weeks: '2', room_id: '' }), [
      { ...monday, resource: 'instructor', times: 2 },
    ])
    const refused: Fields[] = [{ weeks: '9' }, { from: 'never' }, { room_id: 'nope' }]
    for (const wrong of refused) assert.deepEqual(await busy(wrong), [])
    const { visitor: stranger } = await office(client)
    assert.deepEqual((await stranger.get(address('busy-week', week))).body().busy, [])
  })

  test('only who may see class sessions asks', async ({ client, assert }) => {
    const centre = await createCentre()
    const may = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.sessions.index'])
    )
    const mayNot = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.rooms.index'])
    )
    for (const path of ['free-slots', 'session-choices', 'busy-week']) {
      assert.equal((await may.get(address(path, asked))).status(), 200)
      assert.equal((await mayNot.get(address(path, asked))).status(), 403)
    }
  })
})
