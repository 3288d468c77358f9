import { test } from '@japa/runner'
import { CancelSessions } from '#domain/scheduling/class_sessions/actions/cancel_sessions'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { queriesOf } from '#tests/helpers/database/queries'
import { untilSomebodyWaits } from '#tests/helpers/database/until_somebody_waits'
import {
  archive,
  assisting,
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { cancel, chosenBy, restore, sessionsIn } from '#tests/helpers/scheduling/editing'
import { once, schedule, scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { actIn, createGroup } from '#tests/helpers/teaching/groups'

const four = weekly({ kind: 'count', count: 4 })

/** Between the first Monday and the second. */
const moment = '2026-09-09T00:00Z'

test.group('Cancelling class sessions', (group) => {
  group.each.setup(() => freezeClock(moment))

  test('keeps by whom and why, frees the hour and stands in the trail', async ({ assert }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    await scheduled(centre, { instructorId }, four)
    const [, second] = await sessionsIn(centre)
    const made = await cancel(centre, [second], { by: 'weather', reason: 'Sandstorm' })
    assert.deepEqual(made.ok && made.value.ids, [second.id])
    const [, after] = await sessionsIn(centre)
    assert.containsSubset(after, {
      status: 'cancelled',
      cancelled_by: 'weather',
      cancel_reason: 'Sandstorm',
      version: second.version + 1,
    })
    const trail = await rowsOf(centre, 'audit_events', { action: 'sessions.cancel' })
    assert.lengthOf(trail, 1)
    assert.equal(trail[0].subject_id, second.id)
    assert.deepEqual(trail[0].after, {
      status: 'cancelled',
      cancelled_by: 'weather',
      cancel_reason: 'Sandstorm',
    })
    assert.isTrue((await schedule(centre, { instructorId }, once('2026-09-14', '17:00'))).ok)
  })

  test('leaves past, completed and cancelled ones alone, and says so', async ({ assert }) => {
    const centre = await createCentre()
    await scheduled(centre, {}, four)
    const [past, second, third, fourth] = await sessionsIn(centre)
    const change = (id: string, set: object) =>
      withTenant(centre.id, () =>
        db().updateTable('class_sessions').set(set).where('id', '=', id).execute()
      )
    await change(second.id, { status: 'completed' })
    await cancel(centre, [third])
    const made = await cancel(centre, [
      past,
      second,
      { ...third, version: third.version + 1 },
      fourth,
    ])
    if (!made.ok) return assert.fail(made.error.type)
    assert.deepEqual(made.value.ids, [fourth.id])
    const reasons = made.value.plan.left.map(({ id, reason }) => [id, reason])
    assert.sameDeepMembers(reasons, [
      [past.id, 'past'],
      [second.id, 'completed'],
      [third.id, 'cancelled'],
    ])
    const none = await cancel(centre, [past])
    assert.equal(none.ok || none.error.type, 'left_alone')
  })

  test('one and all that follow, or all to come, not one that was decided alone', async ({
    assert,
  }) => {
    for (const [scope, expected] of [
      ['following', ['scheduled', 'scheduled', 'cancelled', 'scheduled']],
      ['all', ['scheduled', 'cancelled', 'cancelled', 'scheduled']],
    ] as const) {
      const centre = await createCentre()
      await scheduled(centre, {}, four)
      const [, , third, fourth] = await sessionsIn(centre)
      await withTenant(centre.id, () =>
        db()
          .updateTable('class_sessions')
          .set('detached', true)
          .where('id', '=', fourth.id)
          .execute()
      )
      const made = await new CancelSessions().execute({
        ...actIn(centre),
        chosen: chosenBy(third, scope),
        by: 'holiday',
        reason: null,
        previewed: null,
      })
      assert.isTrue(made.ok)
      assert.deepEqual(
        (await sessionsIn(centre)).map(({ status }) => status),
        expected
      )
    }
  })

  test('what somebody else saved first, another centre’s and unknown ones change nothing', async ({
    assert,
  }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    await scheduled(centre, {}, four)
    const [, second, third] = await sessionsIn(centre)
    const stale = await cancel(centre, [third, { ...second, version: 7 }])
    assert.deepEqual(stale, { ok: false, error: { type: 'stale_version', ids: [second.id] } })
    for (const id of [second.id, 'nonsense']) {
      const made = await cancel(other, [{ ...second, id }])
      assert.deepEqual(made, { ok: false, error: { type: 'not_found' } })
    }
    const alone = await new CancelSessions().preview({
      ...actIn(centre),
      chosen: chosenBy(
        { id: await writeSession(centre, '2026-10-01T10:00Z', '2026-10-01T11:00Z'), version: 1 },
        'all'
      ),
      by: 'centre',
      reason: null,
    })
    assert.deepEqual(alone, { ok: false, error: { type: 'not_in_series', field: 'scope' } })
    const statuses = (await sessionsIn(centre)).map(({ status }) => status)
    assert.notInclude(statuses, 'cancelled')
  })

  test('150 of them is as few statements as 2', async ({ assert }) => {
    const centre = await createCentre()
    await scheduled(centre, {}, weekly({ kind: 'count', count: 500 }))
    const countOf = (count: number, from: number) => {
      let at = from
      return queriesOf(async () => {
        const rows = (await sessionsIn(centre)).slice(at, at + count)
        at += count
        assert.isTrue((await cancel(centre, rows)).ok)
      })
    }
    const few = await countOf(2, 1)
    assert.equal(await countOf(150, 10), few)
  })
})

test.group('Restoring class sessions', (group) => {
  group.each.setup(() => freezeClock(moment))

  test('brings back what was cancelled', async ({ assert }) => {
    const centre = await createCentre()
    await scheduled(centre, { instructorId: await createInstructor(centre) }, four)
    const before = (await sessionsIn(centre)).slice(1)
    await cancel(centre, before, { by: 'holiday', reason: 'Eid' })
    const made = await restore(centre, (await sessionsIn(centre)).slice(1))
    assert.lengthOf(made.ok ? made.value.ids : [], 3)
    const rows = (await sessionsIn(centre)).slice(1)
    for (const row of rows) {
      assert.containsSubset(row, { status: 'scheduled', cancelled_by: null, cancel_reason: null })
    }
    const again = await restore(centre, rows)
    assert.equal(again.ok || again.error.type, 'left_alone')
  })

  test('an hour that was given away names who has it, unless it is let through', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { userId } = await createAdministrator(centre)
    const instructorId = await createInstructor(centre)
    await scheduled(centre, { instructorId }, four)
    const [, second] = await sessionsIn(centre)
    await cancel(centre, [second])
    const { ids } = await scheduled(centre, { instructorId }, once('2026-09-14', '18:00'), {
      seriesId: null,
    })
    const cancelled = { ...second, version: second.version + 1 }
    const made = await restore(centre, [cancelled])
    if (made.ok || made.error.type !== 'clashes') return assert.fail()
    assert.deepEqual(
      made.error.plan.sessions.map(({ clashes }) =>
        clashes.map(({ kinds, session }) => [kinds, session.id])
      ),
      [[[['instructor'], ids[0]]]]
    )
    const allowance = { reason: 'One hall for both', userId }
    assert.isTrue((await restore(centre, [cancelled], { allowance })).ok)
    const [row] = await rowsOf(centre, 'class_sessions', { id: second.id })
    assert.containsSubset(row, { status: 'scheduled', clash_reason: allowance.reason })
    const [entry] = await rowsOf(centre, 'audit_events', { action: 'sessions.restore' })
    assert.equal(entry.after.clash_reason, allowance.reason)
  })

  test('two that want one hour are told of each other', async ({ assert }) => {
    const centre = await createCentre()
    const taken = {
      instructor_id: await createInstructor(centre),
      status: 'cancelled',
      cancelled_by: 'centre',
    }
    const hour = ['2026-10-01T10:00Z', '2026-10-01T11:00Z'] as const
    await writeSession(centre, ...hour, taken)
    await writeSession(centre, ...hour, taken)
    const made = await restore(centre, await sessionsIn(centre))
    assert.equal(!made.ok && made.error.type === 'clashes' && made.error.plan.clashing, 2)
  })

  test('not for a group that is over', async ({ assert }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    await scheduled(centre, { groupId }, four)
    const [, second] = await sessionsIn(centre)
    await cancel(centre, [second])
    await withTenant(centre.id, () =>
      db().updateTable('groups').set('status', 'completed').where('id', '=', groupId).execute()
    )
    const made = await restore(centre, [{ ...second, version: 2 }])
    assert.deepEqual(made, { ok: false, error: { type: 'group_over', field: 'group_id' } })
  })

  test('not to whom is archived by now, nor in an archived room', async ({ assert }) => {
    const centre = await createCentre()
    const taken = { status: 'cancelled', cancelled_by: 'centre' }
    const hour = ['2026-10-01T10:00Z', '2026-10-01T11:00Z'] as const
    const refusal = async (gone: 'rooms' | 'instructors' | 'students', id: string) => {
      await archive(centre, gone, id)
      const [row] = await sessionsIn(centre)
      const made = await restore(centre, [row])
      await withTenant(centre.id, () => db().deleteFrom('class_sessions').execute())
      return made.ok ? 'restored' : made.error.type
    }
    const roomId = await createRoom(centre)
    await writeSession(centre, ...hour, { ...taken, room_id: roomId })
    assert.equal(await refusal('rooms', roomId), 'room_archived')
    const instructorId = await createInstructor(centre)
    await writeSession(centre, ...hour, { ...taken, instructor_id: instructorId })
    assert.equal(await refusal('instructors', instructorId), 'instructor_archived')
    const assistantId = await createInstructor(centre)
    await assisting(centre, await writeSession(centre, ...hour, taken), assistantId)
    assert.equal(await refusal('instructors', assistantId), 'assistant_archived')
    const studentId = (await createPerson(centre, 'student')).personId
    await writeSession(centre, ...hour, { ...taken, type: 'regular', student_id: studentId })
    assert.equal(await refusal('students', studentId), 'student_archived')
  })

  test('a student who leaves at the same moment gets none back, and no new one', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { personId: studentId } = await createPerson(centre, 'student')
    await writeSession(centre, '2026-10-01T10:00Z', '2026-10-01T11:00Z', {
      ...{ status: 'cancelled', cancelled_by: 'centre', type: 'regular', student_id: studentId },
    })
    const rows = await sessionsIn(centre)
    const whileLeaving = async <Done>(act: () => Promise<Done>) => {
      const held = Promise.withResolvers<void>()
      const leaving = withTenant(centre.id, async () => {
        await holdAll([studentId])
        held.resolve()
        await untilSomebodyWaits()
        const students = db().updateTable('students').set({ archived_at: new Date() })
        await students.where('id', '=', studentId).execute()
      })
      await held.promise
      return (await Promise.all([act(), leaving]))[0]
    }
    const restored = await whileLeaving(() => restore(centre, rows))
    assert.equal(restored.ok || restored.error.type, 'student_archived')
    await withTenant(centre.id, () =>
      db().updateTable('students').set({ archived_at: null }).where('id', '=', studentId).execute()
    )
    const lesson = { groupId: null, studentId }
    const made = await whileLeaving(() => schedule(centre, lesson, once('2026-10-02', '17:00')))
    assert.equal(made.ok || made.error.type, 'unusable')
  })

  test('of two who restore and book one hour at once, one is told of the other', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    await scheduled(centre, { instructorId }, four)
    const [, second] = await sessionsIn(centre)
    await cancel(centre, [second])
    const tries = await Promise.all([
      restore(centre, [{ ...second, version: 2 }]),
      schedule(centre, { instructorId }, once('2026-09-14', '17:30')),
      schedule(centre, { instructorId }, once('2026-09-14', '16:30')),
    ])
    assert.lengthOf(
      tries.filter(({ ok }) => ok),
      1
    )
    for (const tried of tries) assert.isTrue(tried.ok || tried.error.type === 'clashes')
  })
})
