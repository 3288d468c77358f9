import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  type Centre,
  createAdministrator,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { createRoom } from '#tests/helpers/scheduling/class_sessions'
import { cancel, edit, regenerate, sessionsIn } from '#tests/helpers/scheduling/editing'
import { once, schedule, scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { createCourse, createGroup, groupRow } from '#tests/helpers/teaching/groups'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

/** Between the second Monday and the third. */
const moment = '2026-09-16T00:00Z'

const four = weekly({ kind: 'count', count: 4 })

async function office(client: ApiClient) {
  const centre = await createCentre()
  const north = await secondBranch(centre)
  const courseId = await createCourse(centre)
  const groupId = await createGroup(centre, { courseId, capacity: 10 })
  const visitor = await signedIn(client, await createAdministrator(centre))
  return { centre, north, courseId, groupId, visitor }
}

type Office = Awaited<ReturnType<typeof office>>

async function move({ centre, visitor, courseId, groupId }: Office, to: string, agreed = '') {
  const { version, code, starts_on } = await groupRow(centre, groupId)
  await visitor.put(`/admin/groups/${groupId}`, {
    ...{ code, course_id: courseId, branch_id: to, work_type: 'in_person', capacity: 10 },
    ...{ starts_on, version, agreed },
  })
  return told(visitor, `/admin/groups/${groupId}/edit`)
}

async function told(visitor: Visitor, path: string) {
  const { flash, props } = (await visitor.visit(path)).body()
  return { ...flash, errors: props.errors }
}

const branches = async (centre: Centre) =>
  (await sessionsIn(centre)).map(({ branch_id }) => branch_id)

test.group('A group that moves to another branch', (tests) => {
  tests.each.setup(() => freezeClock(moment))

  test('says first how many sessions to come go along, then takes them; past ones stay', async ({
    client,
    assert,
  }) => {
    const desk = await office(client)
    const { centre, north, groupId } = desk
    const [{ id: main }] = await rowsOf(centre, 'branches', { is_main: true })
    const roomId = await createRoom(centre)
    await scheduled(centre, { groupId, roomId }, four)
    await scheduled(centre, { groupId }, once('2026-09-25', '09:00'), { seriesId: null })
    const [, , , off] = await sessionsIn(centre)
    await cancel(centre, [off!])

    const { departure, errors } = await move(desk, north)
    assert.deepEqual(departure.lines, [
      '2 upcoming sessions move to the new branch',
      '2 of them are left without a room',
    ])
    assert.equal(errors.agreed, 'Tick the box if this is what you want')
    assert.deepEqual([...new Set(await branches(centre))], [main])
    assert.equal((await groupRow(centre, groupId)).branch_id, main)

    const { success } = await move(desk, north, departure.agreed)
    assert.equal(
      success,
      'Changes saved. 2 upcoming sessions moved to the new branch. 2 of them now have no room'
    )
    const after = await sessionsIn(centre)
    assert.deepEqual(
      after.map(({ branch_id, room_id }) => [branch_id, room_id]),
      [
        [main, roomId],
        [main, roomId],
        [north, null],
        [north, null],
        [north, null],
      ]
    )
    const series = await rowsOf(centre, 'class_series')
    assert.sameMembers(
      series.map(({ branch_id }) => branch_id),
      [main, north]
    )
    const entries = await rowsOf(centre, 'audit_events', { action: 'sessions.update' })
    assert.deepEqual([...new Set(entries.map(({ after: became }) => became.branch_id))], [north])
    const [left, moved] = [main, north].map((at) => series.find((one) => one.branch_id === at)!)
    const again = await regenerate(centre, moved!.id)
    assert.deepEqual(again.ok && again.value.ids, [])
    const behind = await regenerate(centre, left!.id)
    assert.equal(behind.ok || behind.error.type, 'other_branch')
    assert.lengthOf(await sessionsIn(centre), 5)
    assert.isTrue((await edit(centre, after[2]!, { title: 'Visit' }, { scope: 'all' })).ok)
  })

  test('takes a whole series with it, keeps a room of the new branch, and an answer to what is no longer true is asked again', async ({
    client,
    assert,
  }) => {
    const desk = await office(client)
    const { centre, north, groupId } = desk
    const { ids } = await scheduled(centre, { groupId }, { ...four, startsOn: '2026-09-21' })
    const roomId = await createRoom(centre, { branch_id: north })
    await withTenant(centre.id, () =>
      db().updateTable('class_sessions').set('room_id', roomId).where('id', '=', ids[0]!).execute()
    )
    const { departure } = await move(desk, north)
    await scheduled(centre, { groupId }, once('2026-09-25', '09:00'), { seriesId: null })
    const again = await move(desk, north, departure.agreed)
    assert.deepEqual(again.departure.lines, ['5 upcoming sessions move to the new branch'])
    await move(desk, north, again.departure.agreed)
    assert.deepEqual([...new Set(await branches(centre))], [north])
    const [first] = await rowsOf(centre, 'class_sessions', { id: ids[0] })
    assert.equal(first.room_id, roomId)
    const [series] = await rowsOf(centre, 'class_series')
    assert.equal(series.branch_id, north)
    const back = await schedule(centre, { groupId }, once('2026-09-26', '09:00'))
    assert.isTrue(back.ok)
    assert.equal((await branches(centre)).at(-1), north)
  })

  test('asks nothing where no session is to come, gives up the usual room of the old branch, and nothing goes to hours of another zone', async ({
    client,
    assert,
  }) => {
    const desk = await office(client)
    const { centre, north, groupId } = desk
    const [{ id: main }] = await rowsOf(centre, 'branches', { is_main: true })
    await scheduled(centre, { groupId }, once('2026-09-07', '17:00'))
    const pattern = { version: 0, room_id: await createRoom(centre, { code: 'R-7' }) }
    await desk.visitor.put(`/admin/groups/${desk.groupId}/pattern`, pattern)
    const { success } = await move(desk, north)
    assert.equal(
      success,
      'Changes saved. Its weekly pattern has no room now: the old one is in the other branch'
    )
    const [usual] = await rowsOf(centre, 'group_patterns')
    assert.deepInclude(usual, { room_id: null, version: 2 })
    const entries = await rowsOf(centre, 'audit_events', { action: 'groups.set_pattern' })
    assert.sameDeepMembers(
      entries.map(({ before }) => before),
      [{ room: null }, { room: 'R-7' }]
    )
    assert.equal((await groupRow(centre, groupId)).branch_id, north)
    assert.deepEqual(await branches(centre), [main])

    await inZone(centre, main, 'Europe/Berlin')
    await scheduled(centre, { groupId }, once('2026-09-25', '17:00'))
    const { errors } = await move(desk, main)
    assert.match(errors.branch_id, /^This branch is in a different time zone/)
    assert.equal((await groupRow(centre, groupId)).branch_id, north)
  })
})

const inZone = (centre: Centre, id: string, zone: string) =>
  withTenant(centre.id, () =>
    db().updateTable('branches').set('time_zone', zone).where('id', '=', id).execute()
  )
