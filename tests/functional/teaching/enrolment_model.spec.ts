import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  type EnrolmentStatus,
  firstStatuses,
  holdsSeat,
  isLive,
  mayStep,
} from '#domain/teaching/enrolments/rules/enrolment_state'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { anyOfficeAct, type Office, performAct } from '#tests/helpers/teaching/enrolment_acts'
import { createCourse, createGroup } from '#tests/helpers/teaching/groups'
import { createStudent } from '#tests/helpers/people/students'

type Enrolment = {
  id: string
  student_id: string
  group_id: string
  status: EnrolmentStatus
  waiting_order: string | null
}
type Change = {
  id: string
  enrolment_id: string
  from_status: EnrolmentStatus | null
  to_status: EnrolmentStatus
}
type Group = {
  id: string
  capacity: number
  seats_taken: number
  waiting: number
  students: number
}

const taught = ['trial', 'active', 'frozen']

const office = async (): Promise<Office> => {
  const centre = await createCentre()
  const course = await createCourse(centre)
  const groups = [
    await createGroup(centre, { courseId: course, capacity: 2 }),
    await createGroup(centre, { courseId: course, capacity: 2 }),
  ]
  const students = await Promise.all(Array.from({ length: 7 }, () => createStudent(centre)))
  return { centre, course, groups, students: students.map(({ id }) => id) }
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

async function stateOf({ centre }: Office) {
  const enrolments = (await rowsOf(centre, 'enrolments')) as Enrolment[]
  const changes = ((await rowsOf(centre, 'enrolment_changes')) as Change[]).sort(byId)
  const groups = (await rowsOf(centre, 'groups')) as Group[]
  const audits = await rowsOf(centre, 'audit_events', { subject_type: 'enrolment' })
  return { enrolments, changes, groups, audits: audits.length }
}

type State = Awaited<ReturnType<typeof stateOf>>

function faultsOf({ enrolments, changes, groups, audits }: State) {
  const faults: string[] = []
  for (const { id, capacity, seats_taken: taken, waiting, students } of groups) {
    const inside = enrolments.filter(({ group_id }) => group_id === id)
    const seated = inside.filter(({ status }) => holdsSeat(status)).length
    const inLine = inside.filter(({ status }) => status === 'waitlisted').length
    if (seated > capacity) faults.push(`${seated} seats of ${capacity}`)
    const learning = inside.filter(({ status }) => taught.includes(status)).length
    if (seated !== taken || inLine !== waiting || learning !== students)
      faults.push('kept counts differ')
    if (inLine > 0 && seated < capacity) faults.push('somebody waits beside an empty seat')
  }
  const live = enrolments.filter(({ status }) => isLive(status))
  const pairs = new Set(live.map(({ student_id, group_id }) => `${student_id} ${group_id}`))
  if (pairs.size !== live.length) faults.push('a student stands twice in a group')
  if (audits !== changes.length) faults.push('a change is missing in the audit trail')
  for (const enrolment of enrolments) faults.push(...faultsOfHistory(enrolment, changes))
  faults.push(...passedOver(enrolments, changes))
  return faults
}

function faultsOfHistory({ id, status }: Enrolment, changes: Change[]) {
  const own = changes.filter(({ enrolment_id }) => enrolment_id === id)
  const steps = own.every(({ from_status, to_status }, place) =>
    from_status === null
      ? place === 0 && firstStatuses.some((first) => first === to_status)
      : from_status === own[place - 1]?.to_status && mayStep(from_status, to_status)
  )
  return steps && own.at(-1)?.to_status === status ? [] : [`history of ${id} is broken`]
}

function passedOver(enrolments: Enrolment[], changes: Change[]) {
  const waits = enrolments
    .filter(({ waiting_order }) => waiting_order !== null)
    .map(({ id, group_id, waiting_order }) => {
      const own = changes.filter(({ enrolment_id }) => enrolment_id === id)
      const entered = own.find(({ to_status }) => to_status === 'waitlisted')!.id
      const left = own.find(({ from_status }) => from_status === 'waitlisted')
      const offered = left?.to_status === 'offered' ? left.id : undefined
      return { group_id, place: Number(waiting_order), entered, left: left?.id ?? '~', offered }
    })
  return waits
    .filter(({ group_id, place, offered }) =>
      waits.some(
        (first) =>
          offered !== undefined &&
          first.group_id === group_id &&
          first.entered < offered &&
          first.left > offered &&
          first.place < place
      )
    )
    .map(() => 'somebody was passed over')
}

test.group('Enrolments under parallel writers', () => {
  test('C11 seats, pairs, line and history hold after whatever an office does at once', async ({
    assert,
  }) => {
    const rounds = fc.array(fc.array(anyOfficeAct, { minLength: 4, maxLength: 10 }), {
      minLength: 1,
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(rounds, async (batches) => {
        const desk = await office()
        for (const batch of batches) {
          await Promise.all(batch.map((act) => performAct(desk, act)))
          assert.deepEqual(faultsOf(await stateOf(desk)), [])
        }
      }),
      { numRuns: 25, endOnFailure: true }
    )
  }).timeout(120_000)
})
