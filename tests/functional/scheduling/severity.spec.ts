import { test } from '@japa/runner'
import { schedulingChecks, type SchedulingCheck } from '#domain/shared/choices/scheduling_checks'
import { freezeClock } from '#domain/shared/time/clock'
import {
  type Centre,
  createAdministrator,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { queriesOf } from '#tests/helpers/database/queries'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { cancel, edit, restore, sessionsIn, substitute } from '#tests/helpers/scheduling/editing'
import { once, preview, schedule, scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { finding, setSeverities } from '#tests/helpers/scheduling/severities'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { createStudent } from '#tests/helpers/people/students'

const moment = '2026-09-09T00:00Z'
const monday = once('2026-09-14', '17:00')
const hour = { date: '2026-09-14', starts: '17:00', minutes: 90 }

/** A holiday is skipped by planning, whatever is made of it. */
const planned = schedulingChecks.filter((check) => check !== 'holidays')

/** The others look at whom and where, not at when. */
const dated: SchedulingCheck[] = [
  ...(['students', 'availability', 'absences', 'holidays', 'opening_hours'] as const),
  'room_closures',
  ...(['group_dates', 'assistants', 'papers'] as const),
]

const allowanceIn = async (centre: Centre) => {
  const { userId } = await createAdministrator(centre)
  return { reason: 'The hall was promised', userId }
}

const columnsOf = ({
  groupId,
  instructorId,
  roomId,
}: Awaited<ReturnType<(typeof finding)['gender']>>) => ({
  group_id: groupId ?? null,
  instructor_id: instructorId ?? null,
  room_id: roomId ?? null,
  type: groupId ? 'regular' : 'event',
})

const byId = async (centre: Centre, id: string) =>
  (await rowsOf(centre, 'class_sessions', { id }))[0]

const letPast = (
  check: SchedulingCheck,
  { reason, userId }: { reason: string; userId: string }
) => ({
  check_reason: reason,
  check_allowed_by: userId,
  checks_allowed: [check],
  clash_reason: null,
})

test.group('How severe a check is when sessions are planned', (group) => {
  group.each.setup(() => freezeClock(moment))

  for (const check of planned) {
    test(`${check}: off tells nothing, warn tells, block refuses without a reason`, async ({
      assert,
    }) => {
      const centre = await createCentre()
      const where = await finding[check](centre)
      const told = async () => {
        const { warnings, sessions, clashing } = await preview(centre, where, monday, null)
        const all = [...warnings, ...sessions[0]!.warnings]
        return { severities: all.map(({ severity }) => severity), clashing }
      }
      assert.deepEqual(await told(), { severities: ['warn'], clashing: 0 })
      await setSeverities(centre, { [check]: 'off' })
      assert.deepEqual(await told(), { severities: [], clashing: 0 })
      await setSeverities(centre, { [check]: 'block' })
      assert.deepEqual(await told(), { severities: ['block'], clashing: 1 })

      const before = (await sessionsIn(centre)).length
      const refused = await schedule(centre, where, monday, { seriesId: null })
      assert.equal(!refused.ok && refused.error.type, 'clashes')
      assert.lengthOf(await sessionsIn(centre), before)
      const allowance = await allowanceIn(centre)
      const { ids } = await scheduled(centre, where, monday, { seriesId: null, allowance })
      assert.containsSubset(await byId(centre, ids[0]!), letPast(check, allowance))
      const [entry] = await rowsOf(centre, 'audit_events', { action: 'sessions.create' })
      assert.equal(entry.after.check_reason, allowance.reason)
    })
  }

  test('what is let past a check still takes up its hour', async ({ assert }) => {
    const centre = await createCentre()
    const where = await finding.absences(centre)
    await setSeverities(centre, { absences: 'block' })
    const allowance = await allowanceIn(centre)
    await scheduled(centre, where, monday, { allowance })
    const twice = () =>
      writeSession(centre, '2026-09-14T15:00Z', '2026-09-14T16:00Z', columnsOf(where))
    await assert.rejects(twice, /class_sessions_instructor_alone/)
  })

  test('the reason stands on the sessions that are refused alone', async ({ assert }) => {
    const centre = await createCentre()
    const where = await finding.absences(centre)
    await setSeverities(centre, { absences: 'block' })
    const allowance = await allowanceIn(centre)
    await scheduled(centre, where, weekly({ kind: 'count', count: 4 }), { allowance })
    const rows = await sessionsIn(centre)
    assert.deepEqual(
      rows.map(({ checks_allowed }) => checks_allowed),
      [[], ['absences'], [], []]
    )
  })

  test('a check that blocks since the preview is told before anything is saved', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const where = await finding.absences(centre)
    const { fingerprint } = await preview(centre, where, monday, null)
    await setSeverities(centre, { absences: 'block' })
    const options = { seriesId: null, previewed: fingerprint, allowance: await allowanceIn(centre) }
    const made = await schedule(centre, where, monday, options)
    assert.equal(!made.ok && made.error.type, 'changed')
  })

  test('of one centre is another centre’s own choice', async ({ assert }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    await setSeverities(other, { absences: 'block' })
    const where = await finding.absences(centre)
    assert.equal((await preview(centre, where, monday, null)).clashing, 0)
  })
})

test.group('How severe a check is when sessions are moved', (group) => {
  group.each.setup(() => freezeClock(moment))

  for (const check of dated) {
    test(`${check}: block refuses without a reason, off and warn don’t`, async ({ assert }) => {
      const centre = await createCentre()
      const columns = columnsOf(await finding[check](centre))
      const id = await writeSession(centre, '2026-09-17T06:00Z', '2026-09-17T07:30Z', columns)
      await setSeverities(centre, { [check]: 'block' })
      const refused = await edit(centre, await byId(centre, id), { time: hour })
      if (refused.ok || refused.error.type !== 'clashes') return assert.fail()
      assert.deepEqual(
        refused.error.plan.sessions.map(({ blocked }) => blocked),
        [[check]]
      )
      const allowance = await allowanceIn(centre)
      const moved = await edit(centre, await byId(centre, id), { time: hour }, { allowance })
      assert.isTrue(moved.ok)
      assert.containsSubset(await byId(centre, id), letPast(check, allowance))

      const back = { date: '2026-09-17', starts: '09:00', minutes: 90 }
      assert.isTrue((await edit(centre, await byId(centre, id), { title: 'Same hour' })).ok)
      assert.deepEqual((await byId(centre, id)).checks_allowed, [check])
      assert.isTrue((await edit(centre, await byId(centre, id), { time: back }, { allowance })).ok)
      for (const severity of ['warn', 'off'] as const) {
        await setSeverities(centre, { [check]: severity })
        assert.isTrue((await edit(centre, await byId(centre, id), { time: hour })).ok)
        assert.containsSubset(await byId(centre, id), { check_reason: null, checks_allowed: [] })
        assert.isTrue((await edit(centre, await byId(centre, id), { time: back })).ok)
      }
    })
  }

  test('asks nothing of what was so before', async ({ assert }) => {
    const centre = await createCentre()
    const columns = columnsOf(await finding.absences(centre))
    const id = await writeSession(centre, '2026-09-14T14:00Z', '2026-09-14T15:30Z', columns)
    await setSeverities(centre, { absences: 'block' })
    assert.isTrue((await edit(centre, await byId(centre, id), { title: 'Choir' })).ok)
  })
})

test.group('How severe a check is when sessions are restored', (group) => {
  group.each.setup(() => freezeClock(moment))

  for (const check of schedulingChecks) {
    test(`${check}: block refuses without a reason, and cancelling forgets it`, async ({
      assert,
    }) => {
      const centre = await createCentre()
      const columns = columnsOf(await finding[check](centre))
      const id = await writeSession(centre, '2026-09-14T14:00Z', '2026-09-14T15:30Z', columns)
      await cancel(centre, [await byId(centre, id)])
      await setSeverities(centre, { [check]: 'block' })
      const refused = await restore(centre, [await byId(centre, id)])
      assert.equal(!refused.ok && refused.error.type, 'clashes')
      const allowance = await allowanceIn(centre)
      assert.isTrue((await restore(centre, [await byId(centre, id)], { allowance })).ok)
      assert.containsSubset(await byId(centre, id), letPast(check, allowance))
      await cancel(centre, [await byId(centre, id)])
      assert.containsSubset(await byId(centre, id), { check_reason: null, checks_allowed: [] })
      await setSeverities(centre, { [check]: 'off' })
      assert.isTrue((await restore(centre, [await byId(centre, id)])).ok)
    })
  }

  test('those of different groups and instructors are each looked at, and meet each other', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const groups = [await createGroup(centre), await createGroup(centre)]
    const student = { id: (await createStudent(centre)).id }
    for (const groupId of groups) await enrolled(centre, groupId, { student })
    const away = columnsOf(await finding.absences(centre))
    const alone = { instructor_id: await createInstructor(centre) }
    const at = ['2026-09-14T14:00Z', '2026-09-14T15:30Z'] as const
    for (const id of groups) await writeSession(centre, ...at, { group_id: id, type: 'regular' })
    await writeSession(centre, ...at, away)
    await writeSession(centre, ...at, alone)
    await cancel(centre, await sessionsIn(centre))
    await setSeverities(centre, { students: 'block', absences: 'block' })
    const made = await restore(centre, await sessionsIn(centre))
    if (made.ok || made.error.type !== 'clashes') return assert.fail()
    assert.equal(made.error.plan.clashing, 3)
    for (const { after, blocked } of made.error.plan.sessions) {
      const isAway = after.instructor_id === away.instructor_id && !after.group_id
      assert.deepEqual(blocked, after.group_id ? ['students'] : isAway ? ['absences'] : [])
    }
  })

  test('20 of as many groups are as few statements as 2', async ({ assert }) => {
    const centre = await createCentre()
    const groups: string[] = []
    for (let n = 0; n < 20; n++) groups.push(await createGroup(centre))
    for (const id of groups) {
      const lesson = { group_id: id, type: 'regular' }
      await writeSession(centre, '2026-09-14T14:00Z', '2026-09-14T15:30Z', lesson)
    }
    const count = (many: number) =>
      queriesOf(async () => {
        await cancel(centre, (await sessionsIn(centre)).slice(0, many))
        const off = (await sessionsIn(centre)).filter(({ status }) => status === 'cancelled')
        assert.isTrue((await restore(centre, off)).ok)
      })
    assert.equal(await count(20), await count(2))
  })
})

test.group('How severe a check is when an instructor takes sessions over', (group) => {
  group.each.setup(() => freezeClock(moment))

  for (const check of ['gender', 'subjects', 'availability', 'absences'] as const) {
    test(`${check}: of groups that differ, all or none`, async ({ assert }) => {
      const centre = await createCentre()
      const { instructorId, groupId } = await finding[check](centre)
      const of = groupId ? { group_id: groupId, type: 'regular' } : {}
      await writeSession(centre, '2026-09-14T14:00Z', '2026-09-14T15:30Z', of)
      await writeSession(centre, '2026-09-15T14:00Z', '2026-09-15T15:30Z', {
        group_id: await createGroup(centre),
        type: 'regular',
      })
      await setSeverities(centre, { [check]: 'block' })
      const before = await sessionsIn(centre)
      const refused = await substitute(centre, before, instructorId!)
      assert.equal(!refused.ok && refused.error.type, 'clashes')
      assert.deepEqual(await sessionsIn(centre), before)
      const allowance = await allowanceIn(centre)
      assert.isTrue((await substitute(centre, before, instructorId!, { allowance })).ok)
      assert.deepInclude((await sessionsIn(centre))[0], { checks_allowed: [check] })
    })
  }
})
