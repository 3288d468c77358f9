import { v7 as uuid } from 'uuid'
import { type Centre, createAdministrator, rowsOf } from '#tests/helpers/centre/centre'
import { furnishSessions } from '#tests/helpers/centre/furnished_sessions'
import { insert } from '#tests/helpers/database/insert'

type People = { instructor: string; student: string; guardian: string; household: string }

export async function furnishTeaching(centre: Centre, people: People) {
  const catalogue = await furnishCatalogue(centre, people.instructor)
  const group = await furnishGroups(centre, people.instructor, catalogue)
  await furnishEnrolments(centre, people, group)
  await furnishRooms(centre)
  await furnishSessions(centre, people, group)
}

async function furnishRooms(centre: Centre) {
  const room = uuid()
  await createAdministrator(centre)
  const administrators = await rowsOf(centre, 'administrators')
  const [branch] = await rowsOf(centre, 'branches')
  await insert(centre, 'rooms', { id: room, code: 'R-1', name_en: 'Room 1', capacity: 20 })
  await insert(centre, 'room_closures', { id: uuid(), room_id: room, starts_on: '2026-10-01' })
  await insert(centre, 'administrator_branches', {
    administrator_id: administrators.at(-1)!.id,
    branch_id: branch.id,
  })
}

async function furnishCatalogue(centre: Centre, instructor: string) {
  const [subject, level, term, course] = [uuid(), uuid(), uuid(), uuid()]
  await insert(centre, 'subjects', { id: subject, code: 'MATH', name_en: 'Mathematics' })
  await insert(centre, 'levels', { id: level, code: 'G1', name_ar: 'الصف الأول', position: 1 })
  await insert(centre, 'terms', {
    id: term,
    code: '2026-1',
    name_en: 'Autumn',
    starts_on: '2026-09-01',
    ends_on: '2026-12-31',
  })
  await insert(centre, 'instructor_subjects', { instructor_id: instructor, subject_id: subject })
  await insert(centre, 'instructor_levels', { instructor_id: instructor, level_id: level })
  await insert(centre, 'courses', {
    id: course,
    code: 'MATH-1',
    title_en: 'Mathematics 1',
    subject_id: subject,
    level_id: level,
  })
  return { level, term, course }
}

async function furnishGroups(
  centre: Centre,
  instructor: string,
  { level, term, course }: { level: string; term: string; course: string }
) {
  const common = {
    title_en: 'Mathematics 1',
    course_id: course,
    level_id: level,
    term_id: term,
    instructor_id: instructor,
    work_type: 'in_person',
    starts_on: '2026-09-01',
    capacity: 12,
  }
  const [next, group] = [uuid(), uuid()]
  await insert(centre, 'groups', { ...common, id: next, code: 'MATH-1-B' })
  await insert(centre, 'groups', { ...common, id: group, code: 'MATH-1-A', next_group_id: next })
  await insert(centre, 'group_assistants', { group_id: group, instructor_id: instructor })
  const departure = uuid()
  await insert(centre, 'departures', { id: departure, kind: 'instructor' })
  await insert(centre, 'group_departures', {
    departure_id: departure,
    group_id: next,
    instructor_id: instructor,
    is_assistant: true,
  })
  return group
}

async function furnishEnrolments(centre: Centre, people: People, group: string) {
  const common = {
    student_id: people.student,
    group_id: group,
    payer_guardian_id: people.guardian,
    household_id: people.household,
    enrolled_on: '2026-09-01',
  }
  const [first, second] = [uuid(), uuid()]
  await insert(centre, 'enrolments', { ...common, id: first, status: 'dropped' })
  await insert(centre, 'enrolments', {
    ...common,
    id: second,
    status: 'active',
    from_enrolment_id: first,
  })
  await insert(centre, 'enrolment_terms', {
    id: uuid(),
    enrolment_id: second,
    from_day: '2026-09-01',
  })
  await insert(centre, 'enrolment_changes', {
    id: uuid(),
    enrolment_id: second,
    to_status: 'active',
    on_date: '2026-09-01',
  })
}
