import { sql } from 'kysely'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import { away, surelyAway } from '#domain/people/instructors/absences/away'
import { anyOf, countOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

type Who = Pick<Meeting, 'branchId' | 'groupId' | 'instructorId' | 'roomId'> &
  Partial<Pick<Meeting, 'studentId'>>

type Lists = Record<'branches' | 'groups' | 'instructors' | 'rooms' | 'students', (string | null)[]>

interface Asked {
  branch_id: string | null
  group_id: string | null
  instructor_id: string | null
  room_id: string | null
  student_id: string | null
  at: number
}

const asked = ({ branches, groups, instructors, rooms, students }: Lists) =>
  sql<Asked>`unnest(${branches}::uuid[], ${groups}::uuid[], ${instructors}::uuid[], ${rooms}::uuid[], ${students}::uuid[]) with ordinality`.as<'m'>(
    sql`m (branch_id, group_id, instructor_id, room_id, student_id, at)`
  )

/** What refusals and warnings are told from: of each meeting's group or student, room and instructor, and where it is. */
const facts = statement((query, given: Lists) =>
  query
    .selectFrom(asked(given))
    .leftJoin('groups as g', 'g.id', 'm.group_id')
    .leftJoin('courses as c', 'c.id', 'g.course_id')
    .leftJoin('terms as t', 't.id', 'g.term_id')
    .leftJoin('rooms as r', 'r.id', 'm.room_id')
    .leftJoin('instructors as i', 'i.id', 'm.instructor_id')
    .leftJoin('students as s', 's.id', 'm.student_id')
    .innerJoin('branches as b', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb(
          'b.id',
          '=',
          fn.coalesce(
            ref('m.branch_id'),
            ref('g.branch_id'),
            ref('r.branch_id'),
            sql<string>`public.main_branch()`
          )
        )
      )
    )
    .orderBy('m.at')
    .select(sql<number>`m.at::integer`.as('at'))
    .select([
      'b.id as branchId',
      'b.time_zone as zone',
      'g.status as groupStatus',
      'g.students',
      'g.gender_policy as genderPolicy',
      'g.starts_on as groupStartsOn',
      'g.ends_on as groupEndsOn',
      't.starts_on as termStartsOn',
      't.ends_on as termEndsOn',
      'r.branch_id as roomBranchId',
      'r.capacity',
      'r.can_double_book as canDoubleBook',
      'i.gender',
      'i.left_on as leftOn',
      'i.status as instructorStatus',
      's.status as studentStatus',
      'c.subject_id as subjectId',
    ])
    .select((of) => [
      countOf(
        of.selectFrom('instructor_subjects as s').whereRef('s.instructor_id', '=', 'i.id')
      ).as('subjects'),
      countOf(
        of
          .selectFrom('instructor_subjects as s')
          .whereRef('s.instructor_id', '=', 'i.id')
          .whereRef('s.subject_id', '=', 'c.subject_id')
      ).as('teachesIt'),
    ])
)

export type MeetingFacts = RowOf<typeof facts>

/** Of several, in their order, as long as each branch is the centre's. */
export const factsOfMeetings = (meetings: Who[]) =>
  facts({
    branches: meetings.map(({ branchId }) => branchId),
    groups: meetings.map(({ groupId }) => groupId),
    instructors: meetings.map(({ instructorId }) => instructorId),
    rooms: meetings.map(({ roomId }) => roomId),
    students: meetings.map(({ studentId = null }) => studentId),
  })

const closures = statement((query, given: { rooms: string[]; from: string; to: string }) =>
  query
    .selectFrom('room_closures')
    .where('room_id', '=', anyOf(given.rooms))
    .where('starts_on', '<=', given.to)
    .where((of) => of.or([of('ends_on', 'is', null), of('ends_on', '>=', given.from)]))
    .select(['room_id as roomId', 'starts_on', 'ends_on', 'reason'])
)

export const closuresOf = async (rooms: string[], from: string, to: string) =>
  rooms.length ? closures({ rooms, from, to }) : []

const daysAway = statement((query, given: { students: string[]; from: string; to: string }) =>
  query
    .selectFrom('absence_notices')
    .where('student_id', '=', anyOf(given.students))
    .where('withdrawn_at', 'is', null)
    .where('from_day', '<=', given.to)
    .where('until_day', '>=', given.from)
    .select(['student_id as studentId', 'from_day as startsOn', 'until_day as endsOn'])
    .$narrowType<{ startsOn: string; endsOn: string }>()
)

/** Whole days on which students said they would be away; notices for a single session are left out. */
export const daysAwayOf = async (students: string[], from: string, to: string) =>
  students.length ? daysAway({ students, from, to }) : []

type Absent = { instructors: string[]; from: Date; to: Date }

const absences = (isSure: boolean) =>
  statement((query, given: Absent) =>
    query
      .selectFrom((isSure ? surelyAway : away)(sql`${given.from}`, sql`${given.to}`).as('a'))
      .where('a.instructor_id', '=', anyOf(given.instructors))
      .orderBy('a.starts_at')
      .select([
        'a.instructor_id as instructorId',
        'a.starts_at as startsAt',
        'a.ends_at as endsAt',
        'a.reason',
        sql<boolean>`a.state = 'requested'`.as('isAskedFor'),
      ])
  )

const [sure, all] = [absences(true), absences(false)]

export const absencesOf = async (instructors: string[], from: Date, to: Date) =>
  instructors.length ? sure({ instructors, from, to }) : []

/** Including requests that nobody has decided. */
export const absencesAskedFor = async (instructors: string[], from: Date, to: Date) =>
  instructors.length ? all({ instructors, from, to }) : []
