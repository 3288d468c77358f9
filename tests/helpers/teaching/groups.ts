import { listTerms } from '#domain/teaching/enrolments/enrolment_terms'
import { v7 as uuid } from 'uuid'
import { CreateGroup } from '#domain/teaching/groups/actions/create_group'
import { EnrolStudent } from '#domain/teaching/enrolments/actions/enrol_student'
import type { GroupFields } from '#domain/teaching/groups/group_fields'
import type { GroupStatus } from '#domain/teaching/groups/rules/group_state'
import { system } from '#domain/shared/audit/actor'
import { db, withTenant } from '#domain/shared/data/database'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { createStudent } from '#tests/helpers/people/students'

export const zone = 'Asia/Riyadh'

export const actIn = (centre: Centre) => ({ tenantId: centre.id, zone, actor: system })

/** A course of its own subject, straight into the database; answers its id. */
export async function createCourse(centre: Centre, columns: Record<string, unknown> = {}) {
  const [subject, course] = [uuid(), uuid()]
  const code = uuid().slice(-8)
  await insert(centre, 'subjects', { id: subject, code, name_en: 'Mathematics' })
  const names = { title_en: 'Mathematics 1', title_ar: 'الرياضيات 1' }
  await insert(centre, 'courses', { id: course, code, subject_id: subject, ...names, ...columns })
  return course
}

export const groupFields = (courseId: string, fields: Partial<GroupFields> = {}): GroupFields => ({
  code: null,
  titleEn: 'Evening group',
  titleAr: 'مجموعة المساء',
  courseId,
  branchId: null,
  workType: 'in_person',
  instructorId: null,
  assistantIds: [],
  levelId: null,
  termId: null,
  startsOn: '2026-09-01',
  endsOn: null,
  sessionTarget: null,
  minStudents: null,
  capacity: 20,
  makeupExtra: 0,
  waitlistEnabled: true,
  offerHours: 24,
  genderPolicy: 'mixed',
  minAge: null,
  maxAge: null,
  attendanceRequired: true,
  onlineUrl: null,
  notes: null,
  colour: null,
  nextGroupId: null,
  charge: { price: null, billingMode: null },
  ...fields,
})

/** A group that takes students, made as the pages do it; answers its id. */
export async function createGroup(
  centre: Centre,
  fields: Partial<GroupFields> & { status?: GroupStatus } = {}
) {
  const { status, ...rest } = fields
  const courseId = rest.courseId ?? (await createCourse(centre))
  const made = await new CreateGroup().execute({
    ...actIn(centre),
    fields: groupFields(courseId, rest),
    status: status === 'draft' ? 'draft' : 'open',
  })
  if (!made.ok) throw new Error(made.error.type)
  if (status && status !== 'draft' && status !== 'open') {
    await withTenant(centre.id, () =>
      db().updateTable('groups').set({ status }).where('id', '=', made.value.id).execute()
    )
  }
  return made.value.id
}

type Enrolling = Partial<Parameters<EnrolStudent['execute']>[0]>

export async function enrol(centre: Centre, groupId: string, options: Enrolling = {}) {
  const student = options.student ?? { id: (await createStudent(centre)).id }
  return new EnrolStudent().execute({
    ...actIn(centre),
    groupId,
    as: 'active',
    startsOn: '2026-09-01',
    charge: { price: null, billingMode: null },
    discount_reason: null,
    overCapacityReason: null,
    ...options,
    student,
  })
}

/** As enrol(), where it must succeed. */
export async function enrolled(centre: Centre, groupId: string, options: Enrolling = {}) {
  const result = await enrol(centre, groupId, options)
  if (!result.ok) throw new Error(result.error.type)
  return result.value
}

/** A group with this many on seats and this many behind them; ids of the enrolments, in their order. */
export async function filledGroup(centre: Centre, capacity: number, waiting = 0) {
  const groupId = await createGroup(centre, { capacity })
  const seated: string[] = []
  const line: string[] = []
  for (let n = 0; n < capacity; n++) seated.push((await enrolled(centre, groupId)).id)
  for (let n = 0; n < waiting; n++) line.push((await enrolled(centre, groupId)).id)
  return { groupId, seated, line }
}

export async function enrolmentRow(centre: Centre, id: string) {
  const [row] = await rowsOf(centre, 'enrolments', { id })
  return row
}

export async function firstTerms(centre: Centre, id: string) {
  const [terms] = await withTenant(centre.id, () => listTerms(id))
  return terms
}

export async function groupRow(centre: Centre, id: string) {
  const [row] = await rowsOf(centre, 'groups', { id })
  return row
}

export async function historyOf(centre: Centre, id: string) {
  const rows = await rowsOf(centre, 'enrolment_changes', { enrolment_id: id })
  return rows
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ from_status, to_status, reason }) => ({ from: from_status, to: to_status, reason }))
}

export async function rowIn(centre: Centre, table: 'enrolments' | 'groups', id: string) {
  return (await rowsOf(centre, table, { id }))[0] as Record<string, unknown>
}
