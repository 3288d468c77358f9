import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { queriesOf } from '#tests/helpers/database/queries'
import { createInstructor, createRoom } from '#tests/helpers/scheduling/class_sessions'
import { cancel, changedIn, edit, regenerate, sessionsIn } from '#tests/helpers/scheduling/editing'
import { schedule, scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { createGroup } from '#tests/helpers/teaching/groups'

const six = weekly({ kind: 'count', count: 6 })

const twice = weekly({ kind: 'count', count: 6 }, [
  { weekday: 1, starts: '17:00', minutes: 90 },
  { weekday: 3, starts: '18:00', minutes: 60 },
])

/** Between the first Monday and the second. */
const moment = '2026-09-09T00:00Z'

const startsIn = async (centre: Centre) =>
  (await sessionsIn(centre)).map(({ starts_at }) => starts_at.toISOString().slice(5, 16))

const seriesIn = async (centre: Centre) =>
  (await rowsOf(centre, 'class_series')).sort((one, other) =>
    one.starts_on < other.starts_on ? -1 : 1
  )

async function planNothingNew(centre: Centre) {
  const made: string[] = []
  for (const { id } of await seriesIn(centre)) {
    const again = await regenerate(centre, id)
    if (again.ok) made.push(...again.value.ids)
  }
  return made
}

test.group('Editing a series from a session on', (group) => {
  group.each.setup(() => freezeClock(moment))

  test('splits it: the old one ends the day before, sessions keep their ids', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const roomId = await createRoom(centre)
    await scheduled(centre, { groupId: await createGroup(centre) }, six)
    const before = await sessionsIn(centre)
    const time = { date: '2026-09-22', starts: '18:00', minutes: 60 }
    const made = await edit(centre, before[2], { time, roomId }, { scope: 'following' })
    assert.lengthOf(made.ok ? made.value.ids : [], 4)
    const after = await sessionsIn(centre)
    assert.deepEqual(
      after.map(({ id }) => id),
      before.map(({ id }) => id)
    )
    assert.deepEqual(await startsIn(centre), [
      '09-07T14:00',
      '09-14T14:00',
      '09-22T15:00',
      '09-29T15:00',
      '10-06T15:00',
      '10-13T15:00',
    ])
    assert.deepEqual(after.slice(0, 2), before.slice(0, 2))
    const [old, fresh] = await seriesIn(centre)
    assert.containsSubset(old, { ends_kind: 'on', ends_on: '2026-09-20', room_id: null })
    assert.containsSubset(fresh, {
      starts_on: '2026-09-22',
      ends_on: '2026-10-13',
      room_id: roomId,
    })
    assert.deepEqual(fresh.rule.pattern.slots, [{ weekday: 2, starts: '18:00', minutes: 60 }])
    for (const row of after.slice(2)) {
      assert.equal(row.series_id, fresh.id)
      assert.deepEqual(row.original_start, row.starts_at)
      assert.isFalse(row.detached)
    }
    assert.isEmpty(await planNothingNew(centre))
  })

  test('all to come are changed, what is over, cancelled or went its own way is not', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const instructorId = await createInstructor(centre)
    await scheduled(centre, {}, six)
    const rows = await sessionsIn(centre)
    await edit(centre, rows[2], { time: { date: '2026-09-22', starts: '09:00', minutes: 45 } })
    await cancel(centre, [rows[3]])
    const before = await sessionsIn(centre)
    const time = { date: '2026-10-05', starts: '16:00', minutes: 90 }
    const made = await edit(centre, before[4], { time, instructorId }, { scope: 'all' })
    if (!made.ok) return assert.fail(made.error.type)
    assert.deepEqual(
      made.value.plan.left.map(({ id, reason }) => [id, reason]).sort(),
      [
        [before[0].id, 'past'],
        [before[2].id, 'detached'],
        [before[3].id, 'cancelled'],
      ].sort()
    )
    const after = await sessionsIn(centre)
    for (const at of [0, 2, 3]) assert.deepEqual(after[at], before[at])
    for (const at of [1, 4, 5]) assert.equal(after[at].instructor_id, instructorId)
    assert.isEmpty(await planNothingNew(centre))
  })

  test('of all that never began keeps the series, which its form can’t plan again', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const seriesId = uuid()
    const groupId = await createGroup(centre)
    const later = { ...twice, startsOn: '2026-10-05' }
    await scheduled(centre, { groupId }, later, { seriesId })
    const before = await sessionsIn(centre)
    const time = { date: '2026-10-12', starts: '17:00', minutes: 90 }
    assert.isTrue((await edit(centre, before[0], { time }, { scope: 'all' })).ok)
    const after = await sessionsIn(centre)
    assert.deepEqual(
      after.map(({ series_id }) => series_id),
      before.map(() => seriesId)
    )
    assert.lengthOf(await seriesIn(centre), 1)
    assert.isEmpty(await planNothingNew(centre))
    const replay = await schedule(centre, { groupId }, later, { seriesId })
    assert.deepEqual(replay, { ok: false, error: { type: 'other_series' } })
    assert.deepEqual(await sessionsIn(centre), after)
  })

  test('another time is told of one weekday and hour, the others keep theirs', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await scheduled(centre, { groupId: await createGroup(centre) }, twice)
    const before = await sessionsIn(centre)
    const time = { date: '2026-09-15', starts: '15:00', minutes: 90 }
    assert.isTrue((await edit(centre, before[2], { time }, { scope: 'following' })).ok)
    assert.deepEqual(await startsIn(centre), [
      '09-07T14:00',
      '09-09T15:00',
      '09-15T12:00',
      '09-16T15:00',
      '09-22T12:00',
      '09-23T15:00',
    ])
    assert.isEmpty(await planNothingNew(centre))
  })

  test('another length, told at an hour that the clocks skip, keeps the hour of the others', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await withTenant(centre.id, () =>
      db().updateTable('branches').set('time_zone', 'Europe/Berlin').execute()
    )
    const nights = weekly({ kind: 'count', count: 3 }, [
      { weekday: 7, starts: '02:30', minutes: 60 },
    ])
    await scheduled(centre, {}, { ...nights, startsOn: '2027-03-21' })
    const before = await sessionsIn(centre)
    const time = { date: '2027-03-28', starts: '03:30', minutes: 90 }
    assert.isTrue((await edit(centre, before[1], { time }, { scope: 'following' })).ok)
    assert.deepEqual(await startsIn(centre), ['03-21T01:30', '03-28T01:30', '04-04T00:30'])
    const [, skipped, last] = await sessionsIn(centre)
    for (const { starts_at, ends_at } of [skipped!, last!])
      assert.equal(+ends_at - +starts_at, 90 * 60_000)
    assert.isEmpty(await planNothingNew(centre))
  })

  test('what only goes over to the new series is no news of it', async ({ assert }) => {
    const centre = await createCentre()
    await scheduled(centre, { groupId: await createGroup(centre) }, twice)
    const before = await sessionsIn(centre)
    const time = { date: '2026-09-14', starts: '16:45', minutes: 90 }
    const made = await edit(centre, before[2], { time }, { scope: 'following' })
    if (!made.ok) return assert.fail(made.error.type)
    assert.sameMembers(made.value.ids, [before[2].id, before[4].id])
    const after = await sessionsIn(centre)
    const [, fresh] = await seriesIn(centre)
    for (const at of [3, 5]) {
      const { id, version, updated_at } = before[at]
      assert.containsSubset(after[at], { id, version, updated_at, series_id: fresh.id })
    }
    const told = await rowsOf(centre, 'audit_events', { action: 'sessions.update' })
    assert.sameMembers(
      told.map(({ subject_id }) => subject_id),
      made.value.ids
    )
    assert.isEmpty(await planNothingNew(centre))
  })

  test('each takes the hour the next one leaves', async ({ assert }) => {
    const centre = await createCentre()
    await scheduled(centre, { instructorId: await createInstructor(centre) }, six)
    const before = await sessionsIn(centre)
    const time = { date: '2026-09-21', starts: '17:00', minutes: 90 }
    const made = await edit(centre, before[1], { time }, { scope: 'all' })
    assert.isTrue(made.ok)
    const statuses = (await sessionsIn(centre)).map(({ status }) => status)
    assert.deepEqual([...new Set(statuses)], ['scheduled'])
    assert.isEmpty(await planNothingNew(centre))
  })

  test('its own sessions at one time are refused, and so is the past', async ({ assert }) => {
    const centre = await createCentre()
    await scheduled(centre, {}, twice)
    const before = await sessionsIn(centre)
    const time = { date: '2026-09-16', starts: '18:30', minutes: 90 }
    assert.deepEqual(await edit(centre, before[2], { time }, { scope: 'all' }), {
      ok: false,
      error: { type: 'overlaps_itself', field: 'starts' },
    })
    const past = { ...time, date: '2026-09-07' }
    assert.deepEqual(await edit(centre, before[2], { time: past }, { scope: 'all' }), {
      ok: false,
      error: { type: 'past', field: 'date' },
    })
    assert.deepEqual(await sessionsIn(centre), before)
    assert.lengthOf(await seriesIn(centre), 1)
  })

  test('keeps the hour on the wall when the clocks change', async ({ assert }) => {
    const centre = await createCentre()
    await withTenant(centre.id, () =>
      db().updateTable('branches').set('time_zone', 'Europe/Berlin').execute()
    )
    await scheduled(centre, {}, weekly({ kind: 'count', count: 9 }))
    const before = await sessionsIn(centre)
    const time = { date: '2026-10-20', starts: '02:30', minutes: 60 }
    assert.isTrue((await edit(centre, before[6], { time }, { scope: 'following' })).ok)
    assert.deepEqual((await startsIn(centre)).slice(-3), [
      '10-20T00:30',
      '10-27T01:30',
      '11-03T01:30',
    ])
    assert.isEmpty(await planNothingNew(centre))
  })

  test('a pattern that can’t say it becomes its dates', async ({ assert }) => {
    const centre = await createCentre()
    const monthly = {
      ...six,
      pattern: {
        kind: 'monthly' as const,
        every: 1,
        position: 1 as const,
        weekday: 1 as const,
        slots: [{ starts: '17:00', minutes: 90 }],
      },
    }
    await scheduled(centre, {}, monthly)
    const [, second] = await sessionsIn(centre)
    const time = { date: '2026-10-07', starts: '17:00', minutes: 90 }
    assert.isTrue((await edit(centre, second, { time }, { scope: 'following' })).ok)
    const [, fresh] = await seriesIn(centre)
    assert.equal(fresh.rule.pattern.kind, 'dates')
    assert.isEmpty(await planNothingNew(centre))
  })

  test('that changes nothing splits nothing', async ({ assert }) => {
    const centre = await createCentre()
    await scheduled(centre, {}, six)
    const before = await sessionsIn(centre)
    const made = await edit(centre, before[2], { roomId: null }, { scope: 'following' })
    assert.deepEqual(made.ok && made.value.ids, [])
    assert.deepEqual(await sessionsIn(centre), before)
    assert.lengthOf(await seriesIn(centre), 1)
  })

  test('300 sessions are edited in as few statements as 3', async ({ assert }) => {
    const count = async (days: number) => {
      const centre = await createCentre()
      const instructorId = await createInstructor(centre)
      await scheduled(centre, { instructorId }, weekly({ kind: 'count', count: days + 2 }))
      let turn = 0
      return queriesOf(async () => {
        const [, , third] = await sessionsIn(centre)
        const time = { date: '2026-09-22', starts: turn++ % 2 ? '18:00' : '19:00', minutes: 60 }
        assert.isTrue((await edit(centre, third, { time }, { scope: 'following' })).ok)
      })
    }
    assert.equal(await count(300), await count(3))
  }).timeout(20_000)
})

test('columns that a series edit writes are those that were asked', async ({ assert }) => {
  const thaw = freezeClock(moment)
  const centre = await createCentre()
  await scheduled(centre, {}, six)
  const before = await sessionsIn(centre)
  await edit(centre, before[3], { title: 'Choir' }, { scope: 'following' })
  const after = await sessionsIn(centre)
  thaw()
  assert.deepEqual(changedIn(before[2], after[2]), [])
  assert.sameMembers(changedIn(before[3], after[3]), ['title', 'series_id'])
})
