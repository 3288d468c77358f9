import type { DemoSize } from '#database/seeders/demo/demo_centres'
import { courseRound } from '#database/seeders/demo/invent/groups/course_round'
import type { Course } from '#database/seeders/demo/invent/courses'
import { tellGroup, type Group } from '#database/seeders/demo/invent/groups/group_life'
import type { Teachers } from '#database/seeders/demo/invent/taught'
import type { Term } from '#database/seeders/demo/invent/terms'
import type { World } from '#database/seeders/demo/world'
import type { GenderPolicy, GroupStatus } from '#domain/teaching/groups/rules/group_state'

type Wanted = {
  groups: DemoSize['groups']
  courses: Course[]
  terms: Term[]
  teachers: Teachers
  /** Girls and boys are taught apart once they are older. */
  isApart: boolean
}
type Place = {
  course: Course
  term: Term
  status: GroupStatus
  section: number
  policy: GenderPolicy
}

export function inventGroups(world: World, wanted: Wanted): Group[] {
  const next = courseRound(world, wanted.courses)
  const sections = new Map<string, number>()
  const groups = wanted.terms.flatMap((term) =>
    Object.entries(wanted.groups[term.place] ?? {}).flatMap(([status, count]) =>
      Array.from({ length: count }, () => {
        const course = next(term.archived_at !== null)
        const section = sections.get(course.code + term.code) ?? 0
        sections.set(course.code + term.code, section + 1)
        const policy = wanted.isApart ? policyOf(world, course, section) : 'mixed'
        const place = { course, term, status: status as GroupStatus, section, policy }
        return write(world, wanted.teachers, place)
      })
    )
  )
  for (const { row } of groups) {
    const follower = groups.find(({ row: one, term }) => {
      return (
        term.place === 1 &&
        one.course_id === row.course_id &&
        one.gender_policy === row.gender_policy
      )
    })
    if (row.status === 'running' && follower) row.next_group_id = follower.row.id
  }
  for (const group of groups) {
    world.add('groups', group.row)
    tellGroup(world, group)
  }
  return groups
}

function policyOf({ chance }: World, { ages, isMixed }: Course, section: number): GenderPolicy {
  if (isMixed || ages[0] < 9) return 'mixed'
  return section % 2 === 0 ? chance.pick(['male', 'female'] as const) : 'female'
}

const audience = {
  mixed: { en: '', ar: '' },
  male: { en: ' (boys)', ar: ' (بنين)' },
  female: { en: ' (girls)', ar: ' (بنات)' },
}
const adults = {
  mixed: { en: '', ar: '' },
  male: { en: ' (men)', ar: ' (رجال)' },
  female: { en: ' (women)', ar: ' (سيدات)' },
}

/** MATH07-AU26B is the second group of that course in autumn. */
const codeOf = ({ course, term, section }: Place) =>
  `${course.code.replace('-', '')}-${term.code.replace(/.-/, '')}${'ABCD'[section]}`

function write(world: World, teachers: Teachers, place: Place): Group {
  const { chance } = world
  const { course, term, status, policy } = place
  const [starts_on, ends_on] = daysOf(world, place)
  const called = (course.ages[1] < 30 ? audience : adults)[policy]
  const created = world.during(
    world.day(Math.min(world.daysTo(starts_on) - chance.integer(30, 45), -chance.integer(12, 25)))
  )
  const workType = chance.pick(course.work_types)
  const { capacity } = course
  const row = {
    id: chance.id(created),
    code: codeOf(place),
    title_en: course.title_en + called.en,
    title_ar: course.title_ar + called.ar,
    course_id: course.id,
    work_type: workType,
    instructor_id: status === 'draft' ? null : teacherOf(world, teachers, place),
    level_id: course.level_id,
    term_id: term.id,
    starts_on,
    ends_on,
    session_target: course.total_sessions,
    min_students: course.min_students,
    capacity,
    makeup_extra: capacity > 4 ? 2 : 0,
    waitlist_enabled: capacity > 1,
    offer_hours: 72,
    gender_policy: policy,
    min_age: course.ages[0],
    max_age: course.ages[1] < 45 ? course.ages[1] : null,
    online_url:
      workType === 'in_person' || workType === 'home_visit'
        ? null
        : `https://meet.test/${codeOf(place).toLowerCase()}`,
    colour: course.colour,
    next_group_id: null as string | null,
    status,
    status_reason: null as string | null,
    price: null,
    currency: null,
    exponent: null,
    billing_mode: null,
    version: 1,
    created_at: created,
    updated_at: created,
    archived_at: term.archived_at && world.during(world.day(14, ends_on)),
  }
  return { row, course, term }
}

function daysOf(world: World, { term, status }: Place) {
  const isLate = term.place === 0 && status === 'open'
  const starts = isLate
    ? world.day(world.chance.integer(3, 12))
    : world.day(world.chance.integer(0, 4), term.starts_on)
  return [starts, term.ends_on] as const
}

function teacherOf(world: World, teachers: Teachers, { course, policy }: Place) {
  const able = teachers.get(course.subject)!
  const women = able.filter(({ gender }) => gender === 'female')
  const [first] = world.chance
    .shuffled(policy === 'female' && women.length > 0 ? women : able)
    .sort((one, other) => one.groups - other.groups)
  first!.groups += 1
  return first!.id
}
