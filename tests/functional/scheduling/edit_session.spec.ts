import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { EditSession } from '#domain/scheduling/class_sessions/actions/edit_session'
import { freezeClock } from '#domain/shared/time/clock'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import {
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import {
  cancel,
  changedIn,
  changeRoom,
  chosenBy,
  edit,
  sessionsIn,
} from '#tests/helpers/scheduling/editing'
import { once, scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { actIn, createGroup } from '#tests/helpers/teaching/groups'

const four = weekly({ kind: 'count', count: 4 })

/** Between the first Monday and the second. */
const moment = '2026-09-09T00:00Z'

const tuesday = { date: '2026-09-15', starts: '18:00', minutes: 60 }

test.group('Editing one class session', (group) => {
  group.each.setup(() => freezeClock(moment))

  test('moves it on the wall of its zone, and it is its series’ no more', async ({ assert }) => {
    const centre = await createCentre()
    await scheduled(centre, { groupId: await createGroup(centre) }, four)
    const before = await sessionsIn(centre)
    const made = await edit(centre, before[1], { time: tuesday })
    assert.deepEqual(made.ok && made.value.ids, [before[1].id])
    const after = await sessionsIn(centre)
    assert.equal(after[1].starts_at.toISOString(), '2026-09-15T15:00:00.000Z')
    assert.equal(after[1].ends_at.toISOString(), '2026-09-15T16:00:00.000Z')
    assert.sameMembers(changedIn(before[1], after[1]), ['starts_at', 'ends_at', 'detached'])
    for (const other of [0, 2, 3]) assert.deepEqual(after[other], before[other])
    const [entry] = await rowsOf(centre, 'audit_events', { action: 'sessions.update' })
    assert.equal(entry.subject_id, before[1].id)
    assert.isTrue(entry.after.detached)
  })

  test('changes with whom, where and what', async ({ assert }) => {
    const centre = await createCentre()
    const [instructorId, roomId] = [await createInstructor(centre), await createRoom(centre)]
    await scheduled(centre, { groupId: await createGroup(centre) }, four)
    const [, second] = await sessionsIn(centre)
    const change = { instructorId, roomId, type: 'exam', title: 'Midterm' } as const
    assert.isTrue((await edit(centre, second, change)).ok)
    const rows = await sessionsIn(centre)
    assert.containsSubset(rows[1], {
      instructor_id: instructorId,
      room_id: roomId,
      type: 'exam',
      title: 'Midterm',
      detached: true,
    })
  })

  test('that changes nothing writes nothing', async ({ assert }) => {
    const centre = await createCentre()
    await scheduled(centre, {}, four)
    const [, second] = await sessionsIn(centre)
    const same = { date: '2026-09-14', starts: '17:00', minutes: 90 }
    const made = await edit(centre, second, { time: same, roomId: null })
    assert.deepEqual(made.ok && made.value.ids, [])
    assert.deepEqual((await sessionsIn(centre))[1], second)
  })

  test('where the instructor or the room is taken names who has it', async ({ assert }) => {
    const centre = await createCentre()
    const { userId } = await createAdministrator(centre)
    const [instructorId, roomId] = [await createInstructor(centre), await createRoom(centre)]
    await scheduled(centre, { instructorId }, four)
    const other = { instructor_id: instructorId, room_id: roomId }
    const id = await writeSession(centre, '2026-09-15T15:30Z', '2026-09-15T17:00Z', other)
    const second = (await sessionsIn(centre))[1]
    const refused = await edit(centre, second, { time: tuesday, roomId })
    if (refused.ok || refused.error.type !== 'clashes') return assert.fail()
    assert.deepEqual(
      refused.error.plan.sessions[0]!.clashes.map(({ kinds, session }) => [kinds, session.id]),
      [[['instructor', 'room'], id]]
    )
    assert.deepEqual((await sessionsIn(centre))[1], second)
    const allowance = { reason: 'Both groups in one hall', userId }
    assert.isTrue((await edit(centre, second, { time: tuesday, roomId }, { allowance })).ok)
    const [row] = await rowsOf(centre, 'class_sessions', { id: second.id })
    assert.containsSubset(row, { clash_reason: allowance.reason, clash_allowed_by: userId })
    const kept = await edit(centre, row, { title: 'Two groups' })
    assert.isTrue(kept.ok)
    const back = { date: '2026-09-16', starts: '17:00', minutes: 90 }
    assert.isTrue((await edit(centre, { ...row, version: row.version + 1 }, { time: back })).ok)
    const [moved] = await rowsOf(centre, 'class_sessions', { id: second.id })
    assert.isNull(moved.clash_reason)
  })

  test('warns of what it brings about', async ({ assert }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    await scheduled(centre, { instructorId, groupId: await createGroup(centre) }, four)
    const day = { starts_on: '2026-09-15', ends_on: '2026-09-15' }
    await insert(centre, 'holidays', { id: uuid(), name_en: 'National Day', ...day })
    await insert(centre, 'absences', {
      id: uuid(),
      instructor_id: instructorId,
      starts_at: '2026-09-15T00:00Z',
      ends_at: '2026-09-16T00:00Z',
    })
    const second = (await sessionsIn(centre))[1]
    const kinds = async (change: Parameters<typeof edit>[2]) => {
      const plan = await new EditSession().preview({
        ...actIn(centre),
        chosen: chosenBy(second),
        change,
      })
      return plan.ok && plan.value.sessions[0]!.warnings.map(({ kind }) => kind)
    }
    assert.deepEqual(await kinds({ time: tuesday }), ['holiday', 'absence'])
    assert.deepEqual(await kinds({ title: 'Midterm' }), [])
    assert.deepEqual(await kinds({ time: { ...tuesday, date: '2026-09-17' } }), [])
  })

  test('tells what the clocks do to its hour', async ({ assert }) => {
    const centre = await createCentre()
    await writeSession(centre, '2027-03-20T10:00Z', '2027-03-20T11:00Z', {
      time_zone: 'Europe/Berlin',
    })
    const [row] = await sessionsIn(centre)
    const made = await edit(centre, row, {
      time: { date: '2027-03-28', starts: '02:30', minutes: 60 },
    })
    assert.equal(made.ok && made.value.plan.sessions[0]!.moved?.change, 'skipped')
    const [after] = await sessionsIn(centre)
    assert.equal(after.starts_at.toISOString(), '2027-03-28T01:30:00.000Z')
  })

  test('is refused under the field that is wrong', async ({ assert }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    await scheduled(centre, { groupId: await createGroup(centre) }, four)
    const [past, second] = await sessionsIn(centre)
    const archived = await createRoom(centre, { archived_at: new Date() })
    const wrong = [
      [{ time: { ...tuesday, date: '2026-02-30' } }, 'not_a_day', 'date'],
      [{ time: { ...tuesday, date: '2046-02-03' } }, 'too_far', 'date'],
      [{ time: { ...tuesday, date: '2026-09-08' } }, 'past', 'date'],
      [{ time: { ...tuesday, starts: '24:00' } }, 'starts', 'starts'],
      [{ time: { ...tuesday, minutes: 0 } }, 'minutes', 'minutes'],
      [{ time: { ...tuesday, minutes: 1500 } }, 'minutes', 'minutes'],
      [{ roomId: archived }, 'unusable', 'room_id'],
      [{ roomId: await createRoom(other) }, 'unusable', 'room_id'],
      [{ instructorId: await createInstructor(other) }, 'unusable', 'instructor_id'],
    ] as const
    for (const [change, type, field] of wrong) {
      assert.deepEqual(await edit(centre, second, change), { ok: false, error: { type, field } })
    }
    const stale = await edit(centre, { ...second, version: 9 }, { time: tuesday })
    assert.equal(stale.ok || stale.error.type, 'stale_version')
    const theirs = await edit(other, second, { time: tuesday })
    assert.equal(theirs.ok || theirs.error.type, 'not_found')
    const over = await edit(centre, past, { time: tuesday })
    assert.equal(over.ok || over.error.type, 'left_alone')
    await cancel(centre, [second])
    const off = await edit(centre, { ...second, version: 2 }, { time: tuesday })
    assert.equal(off.ok || off.error.type, 'left_alone')
  })

  test('into a room of another branch is refused, of one session and of several', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await scheduled(centre, { groupId: await createGroup(centre) }, four)
    const roomId = await createRoom(centre, { branch_id: await secondBranch(centre) })
    const before = await sessionsIn(centre)
    const refused = { ok: false, error: { type: 'other_branch', field: 'room_id' } }
    for (const scope of ['this', 'all'] as const)
      assert.deepEqual(await edit(centre, before[1], { roomId }, { scope }), refused)
    assert.deepEqual(await changeRoom(centre, before, roomId), refused)
    assert.deepEqual(await sessionsIn(centre), before)
  })

  test('that two people make at once is made once', async ({ assert }) => {
    const centre = await createCentre()
    await scheduled(centre, { instructorId: await createInstructor(centre) }, four)
    const [, second] = await sessionsIn(centre)
    const tries = await Promise.all(
      ['17:00', '18:00', '19:00'].map((starts) =>
        edit(centre, second, { time: { ...tuesday, starts } })
      )
    )
    assert.lengthOf(
      tries.filter(({ ok }) => ok),
      1
    )
    for (const tried of tries) assert.isTrue(tried.ok || tried.error.type === 'stale_version')
  })

  test('what came between preview and saving is told first', async ({ assert }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    await scheduled(centre, { instructorId }, four)
    const [, second] = await sessionsIn(centre)
    const wanted = { ...actIn(centre), chosen: chosenBy(second), change: { time: tuesday } }
    const plan = await new EditSession().preview(wanted)
    if (!plan.ok) return assert.fail()
    const previewed = plan.value.fingerprint
    await scheduled(centre, { instructorId }, once('2026-09-15', '17:30'), { seriesId: null })
    const made = await edit(centre, second, { time: tuesday }, { previewed })
    assert.equal(made.ok || made.error.type, 'changed')
  })
})
