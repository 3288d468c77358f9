import { test } from '@japa/runner'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import { freezeClock } from '#domain/shared/time/clock'
import {
  type Centre,
  createAdministrator,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { queriesOf } from '#tests/helpers/database/queries'
import {
  assisting,
  createInstructor,
  createRoom,
  writeSession,
} from '#tests/helpers/scheduling/class_sessions'
import {
  cancel,
  changeRoom,
  edit,
  restore,
  sessionsIn,
  substitute,
} from '#tests/helpers/scheduling/editing'
import { once, preview, schedule, scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { setSeverities } from '#tests/helpers/scheduling/severities'
import { createGroup } from '#tests/helpers/teaching/groups'
import { v7 as uuid } from 'uuid'

const moment = '2026-09-01T00:00Z'
const monday = once('2026-09-14', '17:00')
const hour = ['2026-09-14T14:00Z', '2026-09-14T15:30Z'] as const
const four = weekly({ kind: 'count', count: 4 })

/** Of each session in the order of their starts. */
async function assistantsIn(centre: Centre) {
  const rows = await rowsOf(centre, 'class_session_assistants')
  return (await sessionsIn(centre)).map(({ id }) =>
    rows
      .filter(({ session_id }) => session_id === id)
      .map(({ instructor_id }) => instructor_id)
      .sort()
  )
}

const people = async (centre: Centre, count: number) => {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push(await createInstructor(centre))
  return ids.sort() as [string, string, string]
}

const warned = async (centre: Centre, wanted: Partial<Meeting>) => {
  const { sessions } = await preview(centre, wanted, monday, null)
  return sessions[0]!.warnings.map(({ kind }) => kind)
}

test.group('Assistants of class sessions', (group) => {
  group.each.setup(() => freezeClock(moment))

  test('are kept with every session of a series and told in its trail', async ({ assert }) => {
    const centre = await createCentre()
    const [teacher, one, other] = await people(centre, 3)
    const wanted = {
      groupId: await createGroup(centre),
      instructorId: teacher,
      assistantIds: [other, one.toUpperCase(), one, teacher],
    }
    await scheduled(centre, wanted, four)
    assert.deepEqual(await assistantsIn(centre), Array(4).fill([one, other]))
    const trail = await rowsOf(centre, 'audit_events', { action: 'sessions.create' })
    assert.deepEqual(trail[0].after.assistant_ids, [one, other])
  })

  test('of another centre, or archived, are refused', async ({ assert }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    for (const id of [await createInstructor(other), uuid(), 'nobody']) {
      const made = await schedule(centre, { assistantIds: [id] }, monday, { seriesId: null })
      const refused = { type: 'unusable', field: 'assistant_ids' }
      assert.deepEqual(!made.ok && made.error, refused as never)
    }
    const id = await writeSession(centre, ...hour)
    const [row] = await rowsOf(centre, 'class_sessions', { id })
    const foreign = { assistantIds: [await createInstructor(other)] }
    const made = await edit(centre, row, foreign)
    assert.containsSubset(made, { ok: false, error: { field: 'assistant_ids' } })
    assert.isEmpty(await rowsOf(centre, 'class_session_assistants'))
  })

  test('a series that is planned again with others is another one', async ({ assert }) => {
    const centre = await createCentre()
    const [one, other] = await people(centre, 2)
    const [groupId, seriesId] = [await createGroup(centre), uuid()]
    await scheduled(centre, { groupId, assistantIds: [one] }, four, { seriesId })
    const again = await scheduled(centre, { groupId, assistantIds: [one] }, four, { seriesId })
    assert.isEmpty(again.ids)
    const made = await schedule(centre, { groupId, assistantIds: [other] }, four, { seriesId })
    assert.equal(!made.ok && made.error.type, 'other_series')
  })

  test('change in one session, which goes its own way, and from one on in a series of their own', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [one, other] = await people(centre, 2)
    await scheduled(centre, { groupId: await createGroup(centre), assistantIds: [one] }, four)
    const [first] = await sessionsIn(centre)
    assert.isTrue((await edit(centre, first, { assistantIds: [one, other] })).ok)
    const [alone, second] = await sessionsIn(centre)
    assert.isTrue(alone.detached)
    assert.equal(alone.version, 2)
    const rest = { scope: 'following' } as const
    assert.isTrue((await edit(centre, second, { assistantIds: [other] }, rest)).ok)
    assert.deepEqual(await assistantsIn(centre), [[one, other], [other], [other], [other]])
    const series = await rowsOf(centre, 'class_series_assistants')
    assert.sameMembers(
      series.map(({ instructor_id }) => instructor_id),
      [one, other]
    )
    const [entry] = await rowsOf(centre, 'audit_events', {
      action: 'sessions.update',
      subject_id: alone.id,
    })
    assert.deepEqual([entry.before.assistant_ids, entry.after.assistant_ids], [[one], [one, other]])
  })

  test('of all of a series change with it', async ({ assert }) => {
    const centre = await createCentre()
    const [one] = await people(centre, 1)
    await scheduled(centre, { groupId: await createGroup(centre) }, four)
    const [first] = await sessionsIn(centre)
    await edit(centre, first, { assistantIds: [one] }, { scope: 'all' })
    assert.deepEqual(await assistantsIn(centre), Array(4).fill([one]))
    const [now] = await sessionsIn(centre)
    await edit(centre, now, { assistantIds: [] }, { scope: 'all' })
    assert.deepEqual(await assistantsIn(centre), Array(4).fill([]))
    assert.isEmpty(await rowsOf(centre, 'class_series_assistants'))
  })

  test('stay as they are when something else changes, and whoever takes a session over assists no more', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [teacher, one] = await people(centre, 2)
    const id = await writeSession(centre, ...hour, { instructor_id: teacher })
    await assisting(centre, id, one)
    await changeRoom(centre, await sessionsIn(centre), await createRoom(centre))
    assert.deepEqual(await assistantsIn(centre), [[one]])
    await substitute(centre, await sessionsIn(centre), one)
    assert.deepEqual(await assistantsIn(centre), [[]])
  })
})

test.group('Assistants who are wanted twice', (group) => {
  group.each.setup(() => freezeClock(moment))

  test('are told of, whatever they do there, and may be booked all the same', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [one, other] = await people(centre, 2)
    await writeSession(centre, ...hour, { instructor_id: one })
    const id = await writeSession(centre, ...hour)
    await assisting(centre, id, other)
    assert.deepEqual(await warned(centre, { assistantIds: [one] }), ['assistant_busy'])
    assert.deepEqual(await warned(centre, { assistantIds: [other] }), ['assistant_busy'])
    assert.deepEqual(await warned(centre, { instructorId: other }), ['assistant_busy'])
    const made = await schedule(centre, { assistantIds: [one] }, monday, { seriesId: null })
    assert.isTrue(made.ok)
  })

  test('not of what touches, is cancelled, or is theirs twice as instructor', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [one] = await people(centre, 1)
    const before = await writeSession(centre, '2026-09-14T12:00Z', '2026-09-14T14:00Z')
    await assisting(centre, before, one)
    await writeSession(centre, '2026-09-14T15:30Z', '2026-09-14T16:00Z', { instructor_id: one })
    const off = await writeSession(centre, ...hour)
    await assisting(centre, off, one)
    await cancel(centre, await rowsOf(centre, 'class_sessions', { id: off }))
    assert.isEmpty(await warned(centre, { assistantIds: [one] }))
    await writeSession(centre, ...hour, { instructor_id: one })
    const { sessions } = await preview(centre, { instructorId: one }, monday, null)
    assert.deepEqual(sessions[0]!.warnings, [])
    assert.lengthOf(sessions[0]!.clashes, 1)
  })

  test('are told of when they are away or have left', async ({ assert }) => {
    const centre = await createCentre()
    const [one, other] = await people(centre, 2)
    await insert(centre, 'absences', {
      id: uuid(),
      instructor_id: one,
      starts_at: '2026-09-14T00:00Z',
      ends_at: '2026-09-15T00:00Z',
      reason: 'Course',
    })
    assert.deepEqual(await warned(centre, { assistantIds: [one, other] }), ['assistant_away'])
    const id = await writeSession(centre, '2026-09-13T14:00Z', '2026-09-13T15:30Z')
    await assisting(centre, id, one)
    const [row] = await rowsOf(centre, 'class_sessions', { id })
    await setSeverities(centre, { assistants: 'block' })
    const time = { date: '2026-09-14', starts: '17:00', minutes: 90 }
    const made = await edit(centre, row, { time })
    if (made.ok || made.error.type !== 'clashes') return assert.fail()
    assert.deepEqual(made.error.plan.sessions[0]!.blocked, ['assistants'])
    const { userId } = await createAdministrator(centre)
    const allowance = { reason: 'Back by then', userId }
    assert.isTrue((await edit(centre, row, { time }, { allowance })).ok)
  })

  test('asks nothing of who assisted before, nor of who goes', async ({ assert }) => {
    const centre = await createCentre()
    const [one, other] = await people(centre, 2)
    const [id, second] = [await writeSession(centre, ...hour), await writeSession(centre, ...hour)]
    for (const session of [id, second]) await assisting(centre, session, one)
    await assisting(centre, id, other)
    await setSeverities(centre, { assistants: 'block' })
    const row = async () => (await rowsOf(centre, 'class_sessions', { id }))[0]
    assert.isTrue((await edit(centre, await row(), { title: 'Choir' })).ok)
    assert.isTrue((await edit(centre, await row(), { assistantIds: [one] })).ok)
  })

  test('of sessions that are restored together meet each other', async ({ assert }) => {
    const centre = await createCentre()
    const [one] = await people(centre, 1)
    for (let n = 0; n < 2; n++) await assisting(centre, await writeSession(centre, ...hour), one)
    await cancel(centre, await sessionsIn(centre))
    await setSeverities(centre, { assistants: 'block' })
    const made = await restore(centre, await sessionsIn(centre))
    assert.equal(!made.ok && made.error.type, 'clashes')
    assert.isTrue((await restore(centre, (await sessionsIn(centre)).slice(0, 1))).ok)
  })

  test('of 20 sessions are asked of in as few statements as of 2', async ({ assert }) => {
    const centre = await createCentre()
    const [one] = await people(centre, 1)
    const groupId = await createGroup(centre)
    const ask = (count: number) =>
      queriesOf(() =>
        preview(centre, { groupId, assistantIds: [one] }, weekly({ kind: 'count', count }))
      )
    assert.equal(await ask(20), await ask(2))
  })
})
