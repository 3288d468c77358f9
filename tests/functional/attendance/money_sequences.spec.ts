import fc from 'fast-check'
import { test } from '@japa/runner'
import { changePolicy } from '#domain/attendance/actions/change_policy'
import { instructorHours } from '#domain/attendance/queries/instructor_hours'
import { policiesOf } from '#domain/attendance/queries/policies'
import { outcomeFields } from '#domain/attendance/rules/outcome'
import { CancelSessions } from '#domain/scheduling/class_sessions/actions/cancel_sessions'
import { UndoSessionAct } from '#domain/scheduling/class_sessions/actions/undo_session_act'
import { system } from '#domain/shared/audit/actor'
import { db, readTenant, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, mark, markableSession, sayPolicy } from '#tests/helpers/attendance/attendance'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { createInstructor, writeSession } from '#tests/helpers/scheduling/class_sessions'
import { actIn } from '#tests/helpers/teaching/groups'

const today = '2026-11-25'
/** One session on each, so that what a day pays is what its session pays; the last one is to come. */
const days = ['2026-11-23', '2026-11-24', today, '2026-11-28']

const session = fc.nat({ max: days.length - 1 })
const student = fc.nat({ max: 1 })
const status = fc.constantFrom('present', 'absent', 'excused')
const anyPolicy = fc.record({
  type: fc.constant('policy'),
  of_group: fc.boolean(),
  effective_from: fc.constantFrom(today, '2026-11-27'),
  rules: fc.record({
    no_show_charge: fc.constantFrom(0, 30, 100),
    late_cancel_charge: fc.constantFrom(0, 50),
    pays_no_show: fc.boolean(),
  }),
})
const anyMark = fc.record({ type: fc.constant('mark'), session, student, status })
const anyStep = fc.oneof(
  { arbitrary: anyPolicy, weight: 2 },
  { arbitrary: anyMark, weight: 3 },
  {
    arbitrary: fc.record({ type: fc.constant('there_and_back'), session, student, status }),
    weight: 4,
  },
  { arbitrary: fc.record({ type: fc.constant('unheld'), session }), weight: 1 },
  { arbitrary: fc.record({ type: fc.constant('undo') }), weight: 2 },
  { arbitrary: fc.record({ type: fc.constant('payment'), session }), weight: 1 }
)
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

/** Every sequence begins with marks, which most steps need. */
const someMarks: Step[] = [0, 1, 2].flatMap((index) =>
  [0, 1].map((person) => ({ type: 'mark', session: index, student: person, status: 'absent' }))
)
type StepOf<Type extends Step['type']> = Extract<Step, { type: Type }>

async function createWorld() {
  const centre = await createCentre()
  await sayPolicy(centre, { no_show_charge: 100, late_cancel_charge: 20, pays_no_show: true })
  const instructor = await createInstructor(centre)
  const columns = { instructor_id: instructor }
  const hourOf = (day: string): [string, string] => [`${day}T13:00Z`, `${day}T14:00Z`]
  const first = await markableSession(centre, 2, hourOf(days[0]!), columns)
  const sessions = [first.session]
  for (const day of days.slice(1)) {
    const more = { ...columns, type: 'regular', group_id: first.group }
    sessions.push(await writeSession(centre, ...hourOf(day), more))
  }
  return { centre, instructor, group: first.group, students: first.students, sessions }
}

type World = Awaited<ReturnType<typeof createWorld>> & {
  undoable: { id: string; session: string; before: Outcomes }[]
  paid: Map<number, number>
}
type Outcomes = Record<string, unknown>

const keyOf = (row: { session_id: string; student_id: string }) =>
  `${row.session_id} ${row.student_id}`

async function outcomesOf(centre: Centre): Promise<Outcomes> {
  const rows = await rowsOf(centre, 'attendance')
  return Object.fromEntries(
    rows.map((row) => [keyOf(row as never), { status: row.status, ...outcomeFields(row as never) }])
  )
}

const ofSession = (outcomes: Outcomes, id: string) =>
  Object.fromEntries(Object.entries(outcomes).filter(([key]) => key.startsWith(id)))

const without = (outcomes: Outcomes, key: string) =>
  Object.fromEntries(Object.entries(outcomes).filter(([one]) => !one.startsWith(key)))

async function markedAs(world: World, step: { session: number; student: number }, as: string) {
  const [id, person] = [world.sessions[step.session]!, world.students[step.student]!]
  const [row] = await rowsOf(world.centre, 'attendance', { session_id: id, student_id: person })
  const entry = aMark(person, { status: as as 'present', seen: (row?.version ?? 0) as number })
  const result = await mark(world.centre, id, [entry])
  return result.ok && result.value.refused.length === 0
}

async function changedPolicy({ centre, group }: World, step: StepOf<'policy'>) {
  const groupId = step.of_group ? group : null
  const policies = await readTenant(centre.id, () => policiesOf(groupId))
  const version = (groupId ? policies.group : policies.centre)?.version ?? 0
  const act = { tenantId: centre.id, actor: system, groupId, version, today }
  return (await changePolicy({ ...act, ...step })).ok
}

async function unheld(world: World, { session: index }: StepOf<'unheld'>) {
  const id = world.sessions[index]!
  const before = ofSession(await outcomesOf(world.centre), id)
  const [row] = await rowsOf(world.centre, 'class_sessions', { id })
  const result = await new CancelSessions().execute({
    ...actIn(world.centre),
    chosen: { sessions: [{ id, version: row!.version as number }], scope: 'this' },
    by: 'instructor',
    reason: 'Ill',
    isUnheld: true,
    previewed: null,
  })
  if (!result.ok || !result.value.actId) return false
  world.undoable.push({ id: result.value.actId, session: id, before })
  return true
}

async function paidOn({ centre, instructor }: World, index: number) {
  const span = { from: days[index]!, until: days[index]!, branch: null }
  const theirs = { ...span, instructors: [instructor] }
  const [hours] = await readTenant(centre.id, () => instructorHours(theirs))
  return hours?.paid ?? 0
}

/** Payouts are a later part: what they write is written as they will. */
async function paid(world: World, { session: index }: StepOf<'payment'>) {
  if (world.paid.has(index) || days[index]! > today) return false
  const minutes = await paidOn(world, index)
  world.paid.set(index, minutes)
  await withTenant(world.centre.id, () =>
    db()
      .updateTable('class_sessions')
      .set({ paid_at: new Date(), pays_instructor: minutes > 0 })
      .where('id', '=', world.sessions[index]!)
      .execute()
  )
  return true
}

test.group('What marks cost and pay', (tests) => {
  tests.each.setup(() => freezeClock(`${today}T18:00Z`))

  test('changes with the mark alone, is as before when that is taken back, and is in the history whatever was done in between', async ({
    assert,
  }) => {
    const done = new Map<string, number>()
    const count = (kind: string) => done.set(kind, (done.get(kind) ?? 0) + 1)

    async function thereAndBack(world: World, step: StepOf<'there_and_back'>) {
      const before = await outcomesOf(world.centre)
      const row = before[`${world.sessions[step.session]} ${world.students[step.student]}`]
      const was = (row as { status: string } | undefined)?.status
      if (!was || was === step.status || !(await markedAs(world, step, step.status))) return false
      assert.isTrue(await markedAs(world, step, was))
      assert.deepEqual(await outcomesOf(world.centre), before)
      return true
    }

    async function undone(world: World) {
      const act = world.undoable.pop()
      if (!act) return false
      const result = await new UndoSessionAct().execute({
        ...actIn(world.centre),
        undoneId: act.id,
      })
      if (!result.ok) return false
      assert.deepEqual(ofSession(await outcomesOf(world.centre), act.session), act.before)
      if (Object.keys(act.before).length > 0) count('undo of a marked session')
      return true
    }

    /** Answers what the step may have changed, as a key begins; undefined where it was refused. */
    async function perform(world: World, step: Step): Promise<string | undefined> {
      if (step.type === 'policy') return (await changedPolicy(world, step)) ? 'nothing' : undefined
      if (step.type === 'payment') return (await paid(world, step)) ? 'nothing' : undefined
      if (step.type === 'undo') {
        const id = world.undoable.at(-1)?.session
        return (await undone(world)) ? id : undefined
      }
      const id = world.sessions[step.session]!
      if (step.type === 'unheld') return (await unheld(world, step)) ? id : undefined
      if (step.type === 'there_and_back')
        return (await thereAndBack(world, step)) ? 'nothing' : undefined
      return (await markedAs(world, step, step.status))
        ? `${id} ${world.students[step.student]}`
        : undefined
    }

    async function check(world: World, before: Outcomes, changed: string) {
      const after = await outcomesOf(world.centre)
      assert.deepEqual(without(after, changed), without(before, changed))
      const history = await rowsOf(world.centre, 'attendance_marks')
      for (const row of await rowsOf(world.centre, 'attendance')) {
        const last = history.find(
          (one) => keyOf(one as never) === keyOf(row as never) && one.version === row.version
        )
        assert.deepEqual(outcomeFields(last!.mark), outcomeFields(row as never), 'history')
      }
      for (const [index, minutes] of world.paid)
        assert.equal(await paidOn(world, index), minutes, 'paid')
    }

    async function play(steps: Step[]) {
      const world: World = { ...(await createWorld()), undoable: [], paid: new Map() }
      for (const step of [...someMarks, ...steps]) {
        const before = await outcomesOf(world.centre)
        const changed = await perform(world, step)
        if (changed !== undefined) count(step.type)
        await check(world, before, changed ?? 'nothing')
      }
    }

    const sequences = fc.array(anyStep, { minLength: 10, maxLength: 18 })
    const how = { numRuns: 15, endOnFailure: true }
    await fc.assert(fc.asyncProperty(sequences, play), how)
    const kinds = ['policy', 'mark', 'there_and_back', 'unheld', 'undo', 'payment']
    assert.includeMembers([...done.keys()], [...kinds, 'undo of a marked session'])
  }).timeout(180_000)
})
