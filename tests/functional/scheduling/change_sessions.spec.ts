import { test } from '@japa/runner'
import { ChangeRoom } from '#domain/scheduling/class_sessions/actions/change_room'
import { freezeClock } from '#domain/shared/time/clock'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { queriesOf } from '#tests/helpers/database/queries'
import {
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import {
  changedIn,
  changeRoom,
  edit,
  seen,
  sessionsIn,
  substitute,
} from '#tests/helpers/scheduling/editing'
import { scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { actIn, createGroup, enrolled } from '#tests/helpers/teaching/groups'

const four = weekly({ kind: 'count', count: 4 })

/** Between the first Monday and the second. */
const moment = '2026-09-09T00:00Z'

const ofGroups = async (centre: Centre, ...groups: string[]) => {
  for (const [at, groupId] of groups.entries()) {
    const slots = [{ weekday: 1 as const, starts: `${15 + 2 * at}:00`, minutes: 90 }]
    await scheduled(centre, { groupId }, weekly({ kind: 'count', count: 4 }, slots))
  }
  return sessionsIn(centre)
}

test.group('Changing the room of chosen sessions', (group) => {
  group.each.setup(() => freezeClock(moment))

  test('of several groups, as the preview said, past ones left alone', async ({ assert }) => {
    const centre = await createCentre()
    const roomId = await createRoom(centre)
    const before = await ofGroups(centre, await createGroup(centre), await createGroup(centre))
    const wanted = { ...actIn(centre), sessions: before.map(seen), roomId }
    const plan = await new ChangeRoom().preview(wanted)
    if (!plan.ok) return assert.fail(plan.error.type)
    assert.deepEqual(await sessionsIn(centre), before)
    const made = await changeRoom(centre, before, roomId, { previewed: plan.value.fingerprint })
    if (!made.ok) return assert.fail(made.error.type)
    assert.lengthOf(made.value.ids, 6)
    assert.deepEqual(
      made.value.plan.left.map(({ reason }) => reason),
      ['past', 'past']
    )
    const after = await sessionsIn(centre)
    assert.deepEqual(after.slice(0, 2), before.slice(0, 2))
    for (const [at, row] of after.entries()) {
      if (at > 1) assert.sameMembers(changedIn(before[at], row), ['room_id', 'detached'])
    }
    assert.lengthOf(await rowsOf(centre, 'audit_events', { action: 'sessions.update' }), 6)
  })

  test('all or none: one that clashes stops them, and is named', async ({ assert }) => {
    const centre = await createCentre()
    const roomId = await createRoom(centre)
    const before = await ofGroups(centre, await createGroup(centre))
    const hall = { room_id: roomId }
    const id = await writeSession(centre, '2026-09-21T13:00Z', '2026-09-21T14:00Z', hall)
    const made = await changeRoom(centre, before.slice(1), roomId)
    if (made.ok || made.error.type !== 'clashes') return assert.fail()
    assert.deepEqual(
      made.error.plan.sessions.map(({ clashes }) => clashes.map(({ session }) => session.id)),
      [[], [id], []]
    )
    const kept = (await sessionsIn(centre)).filter((row) => row.id !== id)
    assert.deepEqual(kept, before)
  })

  test('warns of one that is too small or out of use, not of what was so before', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [small, groupId] = [await createRoom(centre, { capacity: 1 }), await createGroup(centre)]
    for (let n = 0; n < 2; n++) await enrolled(centre, groupId)
    const [, second, third] = await ofGroups(centre, groupId)
    const made = await changeRoom(centre, [second], small)
    assert.deepEqual(made.ok && made.value.plan.sessions[0]!.warnings, [
      { kind: 'capacity', capacity: 1, students: 2, severity: 'warn' },
    ])
    const out = await changeRoom(centre, [third], null)
    assert.deepEqual(out.ok && out.value.plan.sessions[0]!.warnings, [])
  })

  test('200 sessions are as few statements as 2', async ({ assert }) => {
    const centre = await createCentre()
    const rooms = [await createRoom(centre), await createRoom(centre)]
    const groupId = await createGroup(centre)
    await scheduled(centre, { groupId }, weekly({ kind: 'count', count: 210 }))
    let turn = 0
    const count = (many: number) =>
      queriesOf(async () => {
        const rows = (await sessionsIn(centre)).slice(1, 1 + many)
        assert.isTrue((await changeRoom(centre, rows, rooms[turn++ % 2]!)).ok)
      })
    assert.equal(await count(200), await count(2))
  })
})

test.group('Substituting an instructor', (group) => {
  group.each.setup(() => freezeClock(moment))

  test('keeps for whom, a second one too, until they are back', async ({ assert }) => {
    const centre = await createCentre()
    const [usual, one, other] = [
      await createInstructor(centre),
      await createInstructor(centre),
      await createInstructor(centre),
    ]
    await scheduled(centre, { instructorId: usual }, four)
    const chosen = async () => (await sessionsIn(centre)).slice(1, 3)
    for (const [instructorId, expected] of [
      [one, usual],
      [other, usual],
      [usual, null],
    ] as const) {
      assert.isTrue((await substitute(centre, await chosen(), instructorId)).ok)
      for (const row of await chosen()) {
        assert.containsSubset(row, { instructor_id: instructorId, substitute_for: expected })
      }
    }
  })

  test('outlives an edit of the series', async ({ assert }) => {
    const centre = await createCentre()
    const [usual, one, next] = [
      await createInstructor(centre),
      await createInstructor(centre),
      await createInstructor(centre),
    ]
    await scheduled(centre, { instructorId: usual }, four)
    const [, second, third] = await sessionsIn(centre)
    await substitute(centre, [third], one)
    assert.isTrue((await edit(centre, second, { instructorId: next }, { scope: 'all' })).ok)
    const teaching = (await sessionsIn(centre)).map(({ instructor_id }) => instructor_id)
    assert.deepEqual(teaching, [usual, next, one, next])
  })

  test('one who teaches elsewhere then, or is not the centre’s, is refused', async ({ assert }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    const busy = await createInstructor(centre)
    await scheduled(centre, {}, four)
    await scheduled(centre, { instructorId: busy }, four)
    const free = (await sessionsIn(centre)).filter(({ instructor_id }) => !instructor_id).slice(1)
    const taken = await substitute(centre, free, busy)
    assert.equal(!taken.ok && taken.error.type === 'clashes' && taken.error.plan.clashing, 3)
    assert.deepEqual(await substitute(centre, free, await createInstructor(other)), {
      ok: false,
      error: { type: 'unusable', field: 'instructor_id' },
    })
  })
})
