import { test } from '@japa/runner'
import { ForgetSessionActs } from '#domain/scheduling/class_sessions/actions/forget_session_acts'
import { giveSeriesBack, isGivenBack } from '#domain/scheduling/class_sessions/undoing/kept_series'
import { inBranches } from '#domain/shared/data/branch_limit'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import {
  type Centre,
  createAdministrator,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { createService } from '#tests/helpers/billing/price_list'
import { insert } from '#tests/helpers/database/insert'
import { createStudent } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import {
  archive,
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
  timetableOf,
  undo,
} from '#tests/helpers/scheduling/editing'
import { scheduled, weekly } from '#tests/helpers/scheduling/planning'
import { finding, setSeverities } from '#tests/helpers/scheduling/severities'
import { createGroup } from '#tests/helpers/teaching/groups'

const monday = ['2026-09-14T14:00Z', '2026-09-14T15:00Z'] as const
const tuesday = { date: '2026-09-15', starts: '17:00', minutes: 60 }
const four = weekly({ kind: 'count', count: 4 })

type Done = { ok: boolean; value?: { actId: string | null } }

/** Of an act that must have changed something. */
async function actOf(done: Promise<Done>) {
  const { value } = await done
  if (!value?.actId) throw new Error('nothing changed')
  return value.actId
}

async function refusalOf(centre: Centre, actId: string) {
  const before = await timetableOf(centre)
  const done = await undo(centre, actId)
  if (done.ok) return 'undone'
  if (JSON.stringify(before) !== JSON.stringify(await timetableOf(centre)))
    throw new Error('refused, but something changed')
  return done.error.type
}

const byId = async (centre: Centre, id: string) =>
  (await rowsOf(centre, 'class_sessions', { id }))[0]

const change = (
  centre: Centre,
  table: 'rooms' | 'groups' | 'class_sessions' | 'class_series',
  id: string,
  set: object
) => withTenant(centre.id, () => db().updateTable(table).set(set).where('id', '=', id).execute())

test.group('Undoing an act on class sessions', (group) => {
  group.each.setup(() => freezeClock('2026-09-09T00:00Z'))

  test('each act gives back all it changed, with another version and an entry in the trail', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [groupId, roomId] = [await createGroup(centre), await createRoom(centre)]
    const [usual, other] = [await createInstructor(centre), await createInstructor(centre)]
    const assistantIds = [await createInstructor(centre)]
    await scheduled(centre, { groupId, instructorId: usual, roomId, assistantIds }, four)
    const rows = () => sessionsIn(centre)
    const [first, second, third] = (await rows()).slice(1)
    await cancel(centre, [first])
    const [, off] = await rows()
    const notes = { session_id: second.id, shared_notes: 'Page 12', version: 3 }
    await insert(centre, 'lesson_notes', notes)
    const acts: Record<string, () => Promise<Done>> = {
      'move': () => edit(centre, second, { time: { ...tuesday, date: '2026-09-22' } }),
      'move following': async () =>
        edit(
          centre,
          second,
          { time: { ...tuesday, date: '2026-09-22' }, assistantIds: [] },
          {
            scope: 'following',
          }
        ),
      'change all': () =>
        edit(centre, second, { title: 'Exam', instructorId: other }, { scope: 'all' }),
      'cancel': () => cancel(centre, [second, third], { by: 'weather', reason: 'Sandstorm' }),
      'restore': () => restore(centre, [off]),
      'room': () => changeRoom(centre, [second, third], null),
      'substitute': () => substitute(centre, [second, third], other),
    }
    for (const [name, act] of Object.entries(acts)) {
      const before = await timetableOf(centre)
      for (const row of await rows())
        for (const seen of [second, third, off]) if (seen.id === row.id) seen.version = row.version
      const actId = await actOf(act())
      assert.notDeepEqual(await timetableOf(centre), before, name)
      assert.equal((await undo(centre, actId)).ok, true, name)
      assert.deepEqual(await timetableOf(centre), before, name)
    }
    assert.containsSubset(await rowsOf(centre, 'lesson_notes'), [notes])
    const trail = await rowsOf(centre, 'audit_events', { action: 'sessions.undo' })
    assert.isAbove(trail.length, 8)
    assert.equal((await byId(centre, second.id)).version, second.version + 2)
  })

  test('of a series everything that an act may change is given back', async ({ assert }) => {
    const centre = await createCentre()
    await scheduled(centre, { studentId: (await createStudent(centre)).id }, four)
    const [before] = await rowsOf(centre, 'class_series')
    const kept = { ...before, id: before!.id, assistant_ids: [] }
    const other = {
      ...{ branch_id: await secondBranch(centre), instructor_id: await createInstructor(centre) },
      ...{ room_id: await createRoom(centre), type: 'exam', title: 'Other' },
      service_id: await createService(centre),
      ...{ rule: JSON.stringify({ freq: 'daily', interval: 2 }), starts_on: '2026-09-01' },
      ...{ ends_kind: 'on', ends_count: null, ends_on: '2026-12-31', version: 9 },
    }
    const given = Object.entries(isGivenBack).flatMap(([name, is]) => (is ? [name] : []))
    assert.sameMembers(Object.keys(other), given)
    await change(centre, 'class_series', kept.id, other)
    await withTenant(centre.id, () => giveSeriesBack([{ id: kept.id, kept, isAsLeft: true }]))
    const [after] = await rowsOf(centre, 'class_series')
    assert.deepEqual({ ...after, updated_at: null }, { ...before, updated_at: null })
  })

  test('what was scheduled is deleted with its series, unless somebody has touched one of it', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    const { actId } = await scheduled(centre, { groupId }, four)
    assert.equal((await undo(centre, actId!)).ok, true)
    assert.isEmpty(await sessionsIn(centre))
    assert.isEmpty(await rowsOf(centre, 'class_series'))
    assert.lengthOf(await rowsOf(centre, 'audit_events', { action: 'sessions.delete' }), 4)
    const noted = await scheduled(centre, { groupId }, four)
    const [first] = await sessionsIn(centre)
    const notes = { session_id: first.id, homework: 'Page 12', homework_due_on: '2026-09-30' }
    await insert(centre, 'lesson_notes', notes)
    assert.equal(await refusalOf(centre, noted.actId!), 'changed_since')
    await withTenant(centre.id, () => db().deleteFrom('lesson_notes').execute())
    assert.equal((await undo(centre, noted.actId!)).ok, true)
    const again = await scheduled(centre, { groupId }, four)
    const [, , third] = await sessionsIn(centre)
    await change(centre, 'class_sessions', third.id, { version: 2, topic: 'Fractions' })
    assert.equal(await refusalOf(centre, again.actId!), 'changed_since')
  })

  test('refused as a whole where one was changed since, or held', async ({ assert }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    await scheduled(centre, { groupId }, four)
    const [, second, third, fourth] = await sessionsIn(centre)
    const moved = await actOf(edit(centre, second, { title: 'Exam' }, { scope: 'following' }))
    const now = await sessionsIn(centre)
    await cancel(centre, [now.find(({ id }) => id === fourth.id)!])
    assert.equal(await refusalOf(centre, moved), 'changed_since')
    const held = await actOf(edit(centre, await byId(centre, third.id), { title: 'Test' }))
    await change(centre, 'class_sessions', third.id, { status: 'completed' })
    assert.equal(await refusalOf(centre, held), 'changed_since')
  })

  test('refused where the hour is taken since, naming by what', async ({ assert }) => {
    const centre = await createCentre()
    const roomId = await createRoom(centre)
    const id = await writeSession(centre, ...monday, { room_id: roomId })
    const actId = await actOf(edit(centre, await byId(centre, id), { time: tuesday }))
    await writeSession(centre, ...monday, { room_id: roomId, title: 'Choir' })
    const done = await undo(centre, actId)
    const clash = !done.ok && done.error.type === 'taken' && done.error.clash
    assert.deepEqual(clash && [clash.kinds, clash.session.title], [['room'], 'Choir'])
    assert.equal((await byId(centre, id)).version, 2)
  })

  test('refused where the room or the instructor is archived, the group over or the hour past', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [roomId, instructor] = [await createRoom(centre), await createInstructor(centre)]
    const groupId = await createGroup(centre)
    const id = await writeSession(centre, ...monday, {
      ...{ room_id: roomId, instructor_id: instructor, group_id: groupId, type: 'regular' },
    })
    const row = () => byId(centre, id)
    const roomless = await actOf(changeRoom(centre, [await row()], null))
    await archive(centre, 'rooms', roomId)
    assert.equal(await refusalOf(centre, roomless), 'room_archived')
    const free = await actOf(edit(centre, await row(), { instructorId: null }))
    await archive(centre, 'instructors', instructor)
    assert.equal(await refusalOf(centre, free), 'instructor_archived')
    const off = await actOf(cancel(centre, [await row()]))
    await change(centre, 'groups', groupId, { status: 'completed' })
    assert.equal(await refusalOf(centre, off), 'group_over')
    await change(centre, 'groups', groupId, { status: 'running' })
    freezeClock('2026-09-14T15:00Z')
    assert.equal(await refusalOf(centre, off), 'past')
  })

  test('what was let through beside it is let through again', async ({ assert }) => {
    const centre = await createCentre()
    const { userId } = await createAdministrator(centre)
    const taken = { room_id: await createRoom(centre) }
    const mark = { clash_reason: 'Two halves', clash_allowed_by: userId }
    const usual = await writeSession(centre, ...monday, taken)
    const beside = await writeSession(centre, ...monday, { ...taken, ...mark })
    const before = await timetableOf(centre)
    const acts = [
      async () => cancel(centre, [await byId(centre, usual)]),
      async () => edit(centre, await byId(centre, usual), { time: tuesday }),
      async () => changeRoom(centre, [await byId(centre, usual)], null),
      async () => edit(centre, await byId(centre, beside), { time: tuesday }),
    ]
    for (const act of acts) {
      const actId = await actOf(act())
      assert.isNull((await byId(centre, beside)).clash_reason)
      assert.equal((await undo(centre, actId)).ok, true)
      assert.deepEqual(await timetableOf(centre), before)
    }
    const actId = await actOf(cancel(centre, [await byId(centre, usual)]))
    await changeRoom(centre, [await byId(centre, beside)], null)
    assert.equal(await refusalOf(centre, actId), 'changed_since')
  })

  test('whoever is limited to branches gives a mark back in another, and undoes nothing that is partly there', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { userId } = await createAdministrator(centre)
    const [main, north] = [(await rowsOf(centre, 'branches'))[0].id, await secondBranch(centre)]
    const taken = { instructor_id: await createInstructor(centre) }
    const mark = { clash_reason: 'Two halves', clash_allowed_by: userId }
    const here = await writeSession(centre, ...monday, taken)
    const there = await writeSession(centre, ...monday, { ...taken, ...mark, branch_id: north })
    const before = await timetableOf(centre)
    const limited = <T>(work: () => Promise<T>) => inBranches([main], work)
    const row = await byId(centre, here)
    const moved = await limited(() => actOf(edit(centre, row, { time: tuesday })))
    assert.isNull((await byId(centre, there)).clash_reason)
    assert.equal((await limited(() => undo(centre, moved))).ok, true)
    assert.deepEqual(await timetableOf(centre), before)
    const rows = [await byId(centre, here), await byId(centre, there)]
    const both = await actOf(cancel(centre, rows))
    assert.equal(await limited(() => refusalOf(centre, both)), 'not_found')
    assert.equal(await refusalOf(centre, both), 'undone')
  })

  test('what a check refuses is given back if it did so before, and not if it does so since', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const id = await writeSession(centre, ...monday)
    const actId = await actOf(edit(centre, await byId(centre, id), { time: tuesday }))
    await finding.holidays(centre)
    await setSeverities(centre, { holidays: 'block' })
    assert.equal(await refusalOf(centre, actId), 'check')
    await setSeverities(centre, { holidays: 'warn' })
    assert.equal(await refusalOf(centre, actId), 'undone')
    await setSeverities(centre, { holidays: 'block' })
    const away = await actOf(edit(centre, await byId(centre, id), { time: tuesday }))
    assert.equal(await refusalOf(centre, away), 'undone')
  })

  test('of an undo and another’s edit at once one is done, and nothing of the other', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const groupId = await createGroup(centre)
    await scheduled(centre, { groupId }, four)
    for (let round = 0; round < 3; round++) {
      const [, second, third] = await sessionsIn(centre)
      const actId = await actOf(edit(centre, second, { title: `Exam ${round}` }, { scope: 'all' }))
      const seen = await byId(centre, third.id)
      const [undone, edited] = await Promise.all([undo(centre, actId), cancel(centre, [seen])])
      assert.notEqual(undone.ok, edited.ok)
      if (edited.ok) await undo(centre, edited.value.actId!)
    }
  })

  test('another centre’s is unknown, and after a day nobody can undo it', async ({ assert }) => {
    const [centre, theirs] = [await createCentre(), await createCentre()]
    const id = await writeSession(centre, ...monday)
    const actId = await actOf(edit(centre, await byId(centre, id), { time: tuesday }))
    assert.equal(await refusalOf(theirs, actId), 'not_found')
    const clear = async (moment: string) => {
      const thaw = freezeClock(moment)
      await new ForgetSessionActs().execute()
      thaw()
    }
    await clear('2026-09-09T23:59Z')
    assert.lengthOf(await rowsOf(centre, 'session_act_sessions'), 1)
    await clear('2026-09-10T00:01Z')
    assert.isEmpty(await rowsOf(centre, 'session_act_sessions'))
    assert.equal(await refusalOf(centre, actId), 'not_found')
  })
})
