import { test } from '@japa/runner'
import fc from 'fast-check'
import { previewCancellation } from '#domain/attendance/queries/preview_cancellation'
import { studentMakeUps } from '#domain/attendance/make_ups/queries/student_make_ups'
import { readStatements } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { DropEnrolment } from '#domain/teaching/enrolments/actions/drop_enrolment'
import { FreezeEnrolment } from '#domain/teaching/enrolments/actions/freeze_enrolment'
import { sessionOf } from '#tests/helpers/attendance/at_the_door'
import { aMark, marked, sayPolicy } from '#tests/helpers/attendance/attendance'
import { toldInTime } from '#tests/helpers/attendance/make_ups'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { cancel, restore } from '#tests/helpers/scheduling/editing'
import { actIn, createGroup, enrolled } from '#tests/helpers/teaching/groups'

const before = '2026-11-24T08:00Z'
const day = '2026-11-25'

const member = fc.record({
  as: fc.constantFrom('active' as const, 'trial' as const),
  mark: fc.constantFrom(null, 'in_time' as const, 'late' as const),
  then: fc.constantFrom(null, 'dropped' as const, 'paused' as const),
})

const cancellation = fc.record({
  members: fc.array(member, { minLength: 1, maxLength: 5 }),
  make_ups: fc.constantFrom('always' as const, 'ask' as const, 'never' as const),
  by: fc.constantFrom('centre' as const, 'instructor' as const, 'holiday' as const),
  wasRestored: fc.boolean(),
})

type Value<From> = From extends fc.Arbitrary<infer One> ? One : never
type Member = Value<typeof member>
type Cancellation = Value<typeof cancellation>

async function memberOf(
  centre: Centre,
  group: string,
  session: string,
  { as, mark, then }: Member
) {
  freezeClock(before)
  const { id, studentId } = await enrolled(centre, group, { as })
  const notice = { ...toldInTime, notice_at: mark === 'in_time' ? toldInTime.notice_at : null }
  if (mark) await marked(centre, session, [aMark(studentId, notice)])
  if (then === 'dropped') {
    await new DropEnrolment().execute({ ...actIn(centre), id, on: day, reason: 'Moved away' })
  }
  if (then === 'paused') {
    await new FreezeEnrolment().execute({ ...actIn(centre), id, from: '2026-11-24', until: null })
  }
  return studentId
}

async function owedTo(centre: Centre, students: string[]) {
  const lists = await readStatements(centre.id, () =>
    Promise.all(students.map((student) => studentMakeUps(student)))
  )
  return lists.flat().filter(({ state }) => state === 'available').length
}

const preview = (centre: Centre, session: string) =>
  readStatements(centre.id, () => previewCancellation([session], null))

async function countCredits(centre: Centre, { members, make_ups, by, wasRestored }: Cancellation) {
  const group = await createGroup(centre)
  await sayPolicy(centre, { make_ups }, group)
  const session = await writeSession(centre, `${day}T13:00Z`, `${day}T14:00Z`, {
    type: 'regular',
    group_id: group,
  })
  const students = []
  for (const one of members) students.push(await memberOf(centre, group, session, one))
  if (wasRestored) {
    await cancel(centre, await sessionOf(centre, session), { by: 'weather' })
    await restore(centre, await sessionOf(centre, session))
  }
  const { makeUps } = await preview(centre, session)
  const had = await owedTo(centre, students)
  await cancel(centre, await sessionOf(centre, session), { by })
  return { previewed: makeUps, given: (await owedTo(centre, students)) - had }
}

test.group('What a cancellation gives', (tests) => {
  tests.each.setup(() => freezeClock(before))

  test('as many make-ups are given as its preview counts', async ({ assert }) => {
    const centre = await createCentre()
    await fc.assert(
      fc.asyncProperty(cancellation, async (one) => {
        const { previewed, given } = await countCredits(centre, one)
        assert.equal(given, previewed)
      }),
      { numRuns: 25 }
    )
  }).timeout(60_000)

  test('whoever is excused already, has left or is on a pause is given none, and whoever is on trial one', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const { previewed, given } = await countCredits(centre, {
      members: [
        { as: 'active', mark: null, then: null },
        { as: 'active', mark: 'in_time', then: null },
        { as: 'active', mark: 'late', then: 'dropped' },
        { as: 'active', mark: null, then: 'paused' },
        { as: 'trial', mark: null, then: null },
        { as: 'trial', mark: 'in_time', then: null },
      ],
      make_ups: 'always',
      by: 'centre',
      wasRestored: false,
    })
    assert.deepEqual({ previewed, given }, { previewed: 2, given: 2 })
  })
})
