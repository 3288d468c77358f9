import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { freezeClock } from '#domain/shared/time/clock'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { clerk, office } from '#tests/helpers/centre/office'
import {
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { errorsOf, seen } from '#tests/helpers/scheduling/session_pages'
import { signedIn } from '#tests/helpers/visitor'

const rooms = '/admin/session-room-changes'
const roomPreviews = '/admin/session-room-change-previews'
const substitutions = '/admin/session-substitutions'
const substitutionPreviews = '/admin/session-substitution-previews'

const ahead = ['2026-09-14T14:00Z', '2026-09-14T15:00Z'] as const
const past = ['2026-09-01T14:00Z', '2026-09-01T15:00Z'] as const

test.group('Another room or instructor for chosen class sessions', (group) => {
  group.each.setup(() => freezeClock('2026-09-09T00:00Z'))

  test('of all that match, as previewed, by who may change sessions; what is over or in another branch is left alone', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await clerk(client, centre, ['admin.sessions.update'])
    const roomId = await createRoom(centre)
    const held = await writeSession(centre, ...ahead, { title: 'Exam' })
    await writeSession(centre, ...past, { title: 'Exam' })
    await writeSession(centre, ...ahead, { title: 'Exam', branch_id: await secondBranch(centre) })
    const asked = { matching: 'q=exam&when=all', room_id: roomId }
    const told = (await visitor.post(roomPreviews, asked)).body()
    const kept = [
      { reason: 'past', count: 1, starts: [] },
      { reason: 'elsewhere', count: 1, starts: [new Date(ahead[0]).toISOString()] },
    ]
    assert.deepEqual([told.plan.changed, told.plan.left], [1, kept])
    assert.isEmpty(await rowsOf(centre, 'class_sessions', { room_id: roomId }))
    const previewed = told.plan.fingerprint
    await visitor.post(rooms, { sessions: told.asked, room_id: roomId, previewed })
    const changed = await rowsOf(centre, 'class_sessions', { room_id: roomId })
    assert.deepEqual(
      changed.map(({ id }) => id),
      [held]
    )
    await visitor.post(rooms, { sessions: [{ id: held, version: 2 }], room_id: null })
    assert.isEmpty(await rowsOf(centre, 'class_sessions', { room_id: roomId }))
  })

  test('a substitute’s clash is named, and let through with a reason by who may', async ({
    client,
    assert,
  }) => {
    const { centre, admin, visitor } = await office(client)
    const [usual, substitute] = [await createInstructor(centre), await createInstructor(centre)]
    const id = await writeSession(centre, ...ahead, { instructor_id: usual })
    const other = await writeSession(centre, ...ahead, { instructor_id: substitute })
    const asked = { sessions: seen(id), instructor_id: substitute }
    const told = (await visitor.post(substitutionPreviews, asked)).body()
    assert.deepEqual(
      [told.may_clash, told.plan.told[0].clashes[0].id, told.plan.told[0].clashes[0].kinds],
      [true, other, ['instructor']]
    )
    await visitor.post(substitutions, asked)
    assert.property(await errorsOf(visitor), 'clash_reason')
    const through = { ...asked, clash_reason: 'Two halves', previewed: told.plan.fingerprint }
    const planner = await clerk(client, centre, ['admin.sessions.update'])
    assert.equal((await planner.post(substitutions, through)).status(), 403)
    await visitor.post(substitutions, { ...through, previewed: 'of yesterday' })
    assert.property(await errorsOf(visitor), 'previewed')
    await visitor.post(substitutions, through)
    const [row] = await rowsOf(centre, 'class_sessions', { id })
    assert.deepEqual(
      [row.instructor_id, row.substitute_for, row.clash_reason, row.clash_allowed_by],
      [substitute, usual, 'Two halves', admin.userId]
    )
    const page = await visitor.visit(`/admin/class-sessions/${id}`)
    assert.equal(page.body().props.session.substitute_for.id, usual)
  })

  test('what is wrong, stale or another centre’s changes nothing', async ({ client, assert }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    const visitor = await signedIn(client, await createAdministrator(centre))
    const id = await writeSession(centre, ...ahead)
    const over = await writeSession(centre, ...past)
    const theirs = await writeSession(other, ...ahead)
    const roomId = await createRoom(centre)
    const instructorId = await createInstructor(centre)
    const room = { sessions: seen(id), room_id: roomId }
    const substitute = { sessions: seen(id), instructor_id: instructorId }
    const refusals: [string, object, string][] = [
      [rooms, { ...room, room_id: undefined }, 'room_id'],
      [rooms, { ...room, room_id: 'hall' }, 'room_id'],
      [rooms, { ...room, room_id: await createRoom(other) }, 'room_id'],
      [rooms, { ...room, sessions: seen(over) }, 'sessions'],
      [rooms, { ...room, sessions: [{ id, version: 7 }] }, 'version'],
      [substitutions, { ...substitute, instructor_id: null }, 'instructor_id'],
      [
        substitutions,
        { ...substitute, instructor_id: await createInstructor(other) },
        'instructor_id',
      ],
      [substitutions, { ...substitute, sessions: [] }, 'sessions'],
    ]
    for (const [path, asked, field] of refusals) {
      await visitor.post(path, asked)
      assert.property(await errorsOf(visitor), field)
    }
    for (const one of [theirs, uuid(), 'nonsense']) {
      const sessions = seen(one)
      for (const path of [rooms, roomPreviews])
        assert.equal((await visitor.post(path, { ...room, sessions })).status(), 404)
      for (const path of [substitutions, substitutionPreviews])
        assert.equal((await visitor.post(path, { ...substitute, sessions })).status(), 404)
    }
    assert.isEmpty(await rowsOf(centre, 'audit_events', { action: 'sessions.update' }))
  })
})
