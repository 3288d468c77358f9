import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { auditOf } from '#tests/helpers/people/students'
import { createInstructor, createRoom } from '#tests/helpers/scheduling/class_sessions'
import { scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'
import { signedIn } from '#tests/helpers/visitor'

const sunday = { weekday: 7, starts: '16:00', ends: '17:30' }

async function atTheDesk(client: ApiClient) {
  const centre = await createCentre()
  const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
  const group = await createGroup(centre)
  const page = `/admin/groups/${group}?tab=pattern`
  const path = `/admin/groups/${group}/pattern`
  const props = async () => (await visitor.visit(page)).body().props
  return { centre, visitor, group, path, page, props }
}

test.group('The weekly pattern of a group', () => {
  test('C11 is several times a week and a room, saved whole and told in the trail', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, group, path, props } = await atTheDesk(client)
    const room = await createRoom(centre, { code: 'R-1', name_en: 'Room 1', capacity: 12 })
    assert.deepInclude((await props()).pattern, { version: 0, room: null, slots: [] })
    await visitor.put(path, {
      version: 0,
      room_id: room,
      slots: [
        sunday,
        { weekday: 2, starts: '٢٢:٠٠', ends: '00:30' },
        { weekday: 2, starts: '16:00', ends: '16:45' },
      ],
    })
    const { pattern } = await props()
    assert.equal(pattern.version, 1)
    assert.deepInclude(pattern.room, { id: room, capacity: 12, is_archived: false })
    assert.deepEqual(pattern.slots, [
      { weekday: 2, starts: '16:00', ends: '16:45' },
      { weekday: 2, starts: '22:00', ends: '00:30' },
      sunday,
    ])
    const told = (await auditOf(centre, group)).at(-1)
    assert.equal(told.action, 'groups.set_pattern')
    assert.deepEqual(told.after, {
      slots: ['2 16:00-16:45', '2 22:00-00:30', '7 16:00-17:30'],
      room: 'R-1',
    })

    await visitor.put(path, { version: 1, room_id: room, slots: pattern.slots.toReversed() })
    assert.equal((await props()).pattern.version, 1)
    await visitor.put(path, { version: 1 })
    assert.deepInclude((await props()).pattern, { version: 2, room: null, slots: [] })
    assert.lengthOf(await rowsOf(centre, 'group_slots'), 0)
  })

  test('of two people who save at once one is told', async ({ client, assert }) => {
    const { centre, visitor, path, props } = await atTheDesk(client)
    const other = await (await signedIn(client, await createAdministrator(centre))).prepare()
    await Promise.all([
      visitor.put(path, { version: 0, slots: [sunday] }),
      other.put(path, { version: 0, slots: [{ ...sunday, weekday: 1 }] }),
    ])
    assert.lengthOf(await rowsOf(centre, 'group_slots'), 1)
    await visitor.put(path, { version: 0, slots: [] })
    const page = await props()
    assert.isNotEmpty(page.errors.version)
    assert.lengthOf(page.pattern.slots, 1)
  })

  test('refuses {starts} to {ends} on day {weekday}')
    .with([
      { weekday: 1, starts: '10:00', ends: '10:00' },
      { weekday: 1, starts: '١٠:٠٠', ends: '10:00' },
      { weekday: 1, starts: '10:00', ends: '10:04' },
      { weekday: 1, starts: '24:00', ends: '01:00' },
      { weekday: 8, starts: '09:00', ends: '10:00' },
      { weekday: 1, starts: '9', ends: '25:00' },
    ])
    .run(async ({ client, assert }, slot) => {
      const { centre, visitor, path, props } = await atTheDesk(client)
      await visitor.put(path, { version: 0, slots: [slot] })
      assert.match(Object.keys((await props()).errors).join(), /^slots\.0\.(weekday|starts|ends)/)
      assert.lengthOf(await rowsOf(centre, 'group_slots'), 0)
    })

  test('refuses times that overlap under the later one, also around the end of the week', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, path, props } = await atTheDesk(client)
    const slots = [
      { weekday: 1, starts: '00:00', ends: '01:00' },
      { weekday: 7, starts: '23:30', ends: '00:15' },
    ]
    await visitor.put(path, { version: 0, slots })
    const { errors } = await props()
    assert.deepEqual(Object.keys(errors), ['slots.0.starts'])
    assert.include(errors['slots.0.starts'], '23:30')
    assert.lengthOf(await rowsOf(centre, 'group_slots'), 0)
  })

  test('refuses a room of another branch, an archived and another centre’s one', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, path, props } = await atTheDesk(client)
    const branch = uuid()
    await insert(centre, 'branches', { id: branch, code: 'B2', name_en: 'Two', position: 2 })
    const elsewhere = await createRoom(centre, { branch_id: branch })
    const archived = await createRoom(centre, { archived_at: new Date() })
    const foreign = await createRoom(await createCentre())
    for (const room of [elsewhere, archived, foreign]) {
      await visitor.put(path, { version: 0, room_id: room, slots: [sunday] })
      assert.deepEqual(Object.keys((await props()).errors), ['room_id'])
    }
    assert.lengthOf(await rowsOf(centre, 'group_slots'), 0)
    assert.isEmpty((await props()).pattern.rooms)
  })

  test('keeps a room that was archived since, and refuses an archived group', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, path, props } = await atTheDesk(client)
    const room = await createRoom(centre)
    await visitor.put(path, { version: 0, room_id: room, slots: [sunday] })
    await visitor.post('/admin/room-archives', { ids: [room] })
    await visitor.put(path, { version: 1, room_id: room, slots: [] })
    assert.deepInclude((await props()).pattern, { version: 2, slots: [] })

    const gone = await createGroup(centre, { status: 'completed' })
    await visitor.post('/admin/group-archives', { ids: [gone] })
    await visitor.put(`/admin/groups/${gone}/pattern`, { version: 0, slots: [sunday] })
    assert.isNotEmpty((await props()).errors.slots)
    assert.lengthOf(await rowsOf(centre, 'group_slots'), 0)
  })

  test('is offered to copy from: of its course first, the latest before it at the top', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const courseId = await createCourse(centre)
    const made: Record<string, string> = {}
    for (const startsOn of ['2026-01-01', '2026-05-01', '2026-09-01', '2027-01-01'])
      made[startsOn] = await createGroup(centre, { courseId, startsOn })
    const stranger = await createGroup(centre, { startsOn: '2026-08-01' })
    const withTimes = [made['2026-01-01'], made['2026-05-01'], made['2027-01-01'], stranger]
    for (const id of withTimes)
      await visitor.put(`/admin/groups/${id}/pattern`, { version: 0, slots: [sunday] })

    const at = `/admin/groups/${made['2026-09-01']}?tab=pattern`
    const { version } = (await visitor.visit(at)).body()
    const asked = await visitor
      .get(at)
      .header('X-Inertia', 'true')
      .header('X-Inertia-Version', version)
      .header('X-Inertia-Partial-Component', 'admin/groups/show')
      .header('X-Inertia-Partial-Data', 'sources')
    const { sources } = asked.body().props
    assert.deepEqual(
      sources.map(({ id }: { id: string }) => id),
      [made['2026-05-01'], made['2026-01-01'], made['2027-01-01'], stranger]
    )
    assert.deepInclude(sources[0], { is_same_course: true, slots: [sunday] })
  })

  test('asks for the permission to change groups, and is another centre’s 404', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, path } = await atTheDesk(client)
    const reader = await createAdministratorWho(centre, ['admin.groups.index'])
    const refused = await (
      await signedIn(client, reader)
    ).put(path, { version: 0, slots: [sunday] })
    assert.equal(refused.status(), 403)
    const foreign = await createGroup(await createCentre())
    for (const id of [foreign, 'none']) {
      const answer = await visitor.put(`/admin/groups/${id}/pattern`, {
        version: 0,
        slots: [sunday],
      })
      assert.equal(answer.status(), 404)
    }
    assert.lengthOf(await rowsOf(centre, 'group_slots'), 0)
  })

  test('fills in the form that plans class sessions, without a room that was archived since', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, group, path } = await atTheDesk(client)
    const room = await createRoom(centre)
    await visitor.put(path, { version: 0, room_id: room, slots: [sunday] })
    const planned = async (query: string) =>
      (await visitor.visit(`/admin/class-sessions/create${query}`)).body().props.pattern
    const slots = [{ weekday: 7, starts: '16:00', minutes: 90 }]
    assert.deepEqual(await planned(`?group=${group}`), { room_id: room, slots })
    await visitor.post('/admin/room-archives', { ids: [room] })
    assert.deepEqual(await planned(`?group=${group}`), { room_id: null, slots })
    assert.isNull(await planned(''))
    const other = await createRoom(centre)
    const instructor = await createInstructor(centre)
    const asked = `?instructor=${instructor}&room=${other}`
    const { props } = (await visitor.visit(`/admin/class-sessions/create${asked}`)).body()
    assert.deepInclude(props, { group: null, student: null, instructor, room: other })
  })

  test('may be taken over from the sessions that are scheduled, until it has times', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, group, path, props } = await atTheDesk(client)
    assert.isNull((await props()).pattern.scheduled)
    const roomId = await createRoom(centre)
    const startsOn = DateTime.utc().plus({ days: 3 }).toISODate()
    const slots = [
      { weekday: 3 as const, starts: '18:00', minutes: 60 },
      { weekday: 1 as const, starts: '17:00', minutes: 90 },
    ]
    const timing = { ...weekly({ kind: 'count', count: 4 }, slots), startsOn }
    await scheduled(centre, { groupId: group, roomId }, timing)
    const { scheduled: found } = (await props()).pattern
    assert.deepEqual(found, {
      room_id: roomId,
      slots: [
        { weekday: 1, starts: '17:00', ends: '18:30' },
        { weekday: 3, starts: '18:00', ends: '19:00' },
      ],
    })
    await visitor.put(path, { version: 0, ...found })
    assert.deepInclude((await props()).pattern, { slots: found.slots, scheduled: null })
  })

  test('goes with its group; a room it names can’t be deleted', async ({ client, assert }) => {
    const { centre, visitor, group, path } = await atTheDesk(client)
    const room = await createRoom(centre)
    await visitor.put(path, { version: 0, room_id: room, slots: [sunday] })
    await visitor.delete(`/admin/rooms/${room}`)
    assert.lengthOf(await rowsOf(centre, 'rooms'), 1)
    const { uses } = (await visitor.visit(`/admin/rooms/${room}`)).body().props
    assert.deepInclude(uses[0], { area: 'groups', total: 1 })
    await visitor.delete(`/admin/groups/${group}`)
    assert.lengthOf(await rowsOf(centre, 'group_patterns'), 0)
    assert.lengthOf(await rowsOf(centre, 'group_slots'), 0)
  })
})
