import { test } from '@japa/runner'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { v7 as uuid } from 'uuid'
import { edit, regenerate, sessionsIn } from '#tests/helpers/scheduling/editing'
import { preview, scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { createGroup } from '#tests/helpers/teaching/groups'

const following = (count = 4) => ({
  ...weekly({ kind: 'count', count }),
  followsTimings: true,
})

/** On the second and the third Monday, at 21:00 for an hour. */
const createTiming = (centre: Centre, columns: Record<string, unknown> = {}) =>
  insert(centre, 'timings', {
    ...{ id: uuid(), name_en: 'Ramadan', name_ar: 'رمضان' },
    ...{ starts_on: '2026-09-14', ends_on: '2026-09-21' },
    ...{ shift_minutes: 240, shorten_minutes: 30, ...columns },
  })

const hoursOf = async (centre: Centre) =>
  (await sessionsIn(centre)).map(({ starts_at, ends_at }) =>
    [starts_at, ends_at].map((at: Date) => at.toISOString().slice(5, 16)).join(' ')
  )

const usual = [
  '09-07T14:00 09-07T15:30',
  '09-14T14:00 09-14T15:30',
  '09-21T14:00 09-21T15:30',
  '09-28T14:00 09-28T15:30',
]
const timed = [
  '09-07T14:00 09-07T15:30',
  '09-14T18:00 09-14T19:00',
  '09-21T18:00 09-21T19:00',
  '09-28T14:00 09-28T15:30',
]

test.group('Class sessions and dated timings', (group) => {
  group.each.setup(() => freezeClock('2026-09-01T00:00Z'))

  test('a series that follows them is planned and saved by them, another one isn’t', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await createTiming(centre)
    const groupId = await createGroup(centre)
    const plan = await preview(centre, { groupId }, following())
    assert.deepEqual(
      plan.sessions.map(({ timing }) => timing?.name_en ?? null),
      [null, 'Ramadan', 'Ramadan', null]
    )
    await scheduled(centre, { groupId }, following())
    assert.deepEqual(await hoursOf(centre), timed)
    const other = await createCentre()
    await createTiming(other)
    await scheduled(other, {}, weekly({ kind: 'count', count: 4 }))
    assert.deepEqual(await hoursOf(other), usual)
  })

  test('planned again adds nothing, whatever became of the timing', async ({ assert }) => {
    const centre = await createCentre()
    await createTiming(centre)
    await scheduled(centre, {}, following())
    const [{ id }] = await rowsOf(centre, 'class_series')
    await withTenant(centre.id, () => db().deleteFrom('timings').execute())
    const again = await regenerate(centre, id)
    assert.deepEqual(again.ok && again.value.ids, [])
    assert.deepEqual(await hoursOf(centre), timed)
  })

  test('a timing of the session’s branch counts before that of the whole centre', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [branch] = await rowsOf(centre, 'branches')
    await createTiming(centre)
    await createTiming(centre, { branch_id: branch.id, shift_minutes: -60, shorten_minutes: 0 })
    await scheduled(centre, {}, following(2))
    assert.deepEqual(await hoursOf(centre), [usual[0], '09-14T13:00 09-14T14:30'])
  })

  test('an edit of the series is laid by a timing that came after it was planned', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await scheduled(centre, {}, following())
    await createTiming(centre)
    const [first] = await sessionsIn(centre)
    const made = await edit(centre, first, { title: 'Quran' }, { scope: 'all' })
    assert.deepEqual(
      made.ok && made.value.plan.sessions.map(({ moved }) => moved?.by?.planned.starts ?? null),
      [null, '17:00', '17:00', null]
    )
    assert.deepEqual(await hoursOf(centre), timed)
    const [{ id }] = await rowsOf(centre, 'class_series')
    const again = await regenerate(centre, id)
    assert.deepEqual(again.ok && again.value.ids, [])
  })

  test('a series begins to follow them, or leaves off, by an edit of it', async ({ assert }) => {
    const centre = await createCentre()
    await createTiming(centre)
    await scheduled(centre, {}, weekly({ kind: 'count', count: 4 }))
    const turn = async (followsTimings: boolean) => {
      const [first] = await sessionsIn(centre)
      const made = await edit(centre, first, { followsTimings }, { scope: 'all' })
      assert.isTrue(made.ok)
      return hoursOf(centre)
    }
    assert.deepEqual(await turn(true), timed)
    assert.deepEqual(await turn(false), usual)
  })

  test('an hour that is asked on a day of a timing is just that hour; the slot moves with it', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await createTiming(centre)
    await scheduled(centre, {}, following())
    const [, second] = await sessionsIn(centre)
    const time = { date: '2026-09-14', starts: '21:30', minutes: 60 }
    const made = await edit(centre, second, { time }, { scope: 'following' })
    assert.isTrue(made.ok)
    assert.deepEqual(await hoursOf(centre), [
      usual[0],
      '09-14T18:30 09-14T19:30',
      '09-21T18:30 09-21T19:30',
      '09-28T14:30 09-28T16:00',
    ])
    for (const { id } of await rowsOf(centre, 'class_series')) {
      const again = await regenerate(centre, id)
      assert.deepEqual(again.ok && again.value.ids, [])
    }
  })

  test('one session alone is moved to the hour that is asked, timing or not', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await createTiming(centre)
    await scheduled(centre, {}, following())
    const [first] = await sessionsIn(centre)
    await edit(centre, first, { time: { date: '2026-09-15', starts: '17:00', minutes: 90 } })
    assert.include(await hoursOf(centre), '09-15T14:00 09-15T15:30')
  })
})
