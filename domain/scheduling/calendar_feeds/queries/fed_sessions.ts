import { type RawBuilder, sql } from 'kysely'
import type { Principal } from '#domain/access/sessions/principal'
import { ownStudentIds } from '#domain/people/students/queries/own_students'
import { mostFed } from '#domain/scheduling/calendar_feeds/rules/feed_span'
import {
  isOfStudents,
  isTaughtBy,
  studentsOfSession,
} from '#domain/scheduling/class_sessions/queries/whose_sessions'
import { columns, jsonById, jsonOf, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { type StoredNames, storedNameFields } from '#domain/shared/text/person_names'

type Given = { id: string; namesStudents: boolean; from: Date; today: Date; until: Date }
type PersonType = Principal['personType']

const whose: Record<PersonType, (id: string) => RawBuilder<unknown>> = {
  // Whoever sees sessions sees them all, but for the branches they are limited to
  administrator: (id) => sql`${id}::uuid is not null`,
  instructor: isTaughtBy,
  student: (id) => isOfStudents(ownStudentIds.student(id)),
  guardian: (id) => isOfStudents(ownStudentIds.guardian(id)),
}

const child = jsonOf('students', 'p', storedNameFields)

/** Which of a guardian's children a session is for. */
const childrenIn = (id: string) => sql<StoredNames[]>`(
  select coalesce(jsonb_agg(${child} order by p.sequence), '[]') from students p
  where p.id = any(${studentsOfSession(ownStudentIds.guardian(id))}))`

/** The nearest to today, so many at most. */
const chosen = (type: PersonType, { id, from, today, until }: Given) => sql`
  select t.id, count(*) over () > ${sql.lit(mostFed)} as is_cut from class_sessions t
  where t.starts_at >= ${from} and t.starts_at < ${until} and ${whose[type](id)}
  order by t.starts_at < ${today}, abs(extract(epoch from t.starts_at - ${today}::timestamptz)), t.id
  limit ${sql.lit(mostFed)}`

const own = columns('class_sessions', 't', [
  ...(['id', 'title', 'type', 'status', 'version', 'updated_at'] as const),
  ...(['starts_at', 'ends_at', 'time_zone', 'online_url', 'group_id', 'student_id'] as const),
])

const [studentTold, instructorTold, roomTold] = [
  jsonById('students', sql.ref('t.student_id'), storedNameFields),
  jsonById('instructors', sql.ref('t.instructor_id'), storedNameFields),
  jsonById('rooms', sql.ref('t.room_id'), ['name_en', 'name_ar']),
]
const groupTold = jsonById('groups', sql.ref('t.group_id'), ['title_en', 'title_ar'])
const branchTold = jsonById('branches', sql.ref('t.branch_id'), ['name_en', 'name_ar', 'address'])

type Told<Part> = Part extends RawBuilder<infer Value> ? Value : never

export type FedSession = Omit<RowIn<typeof own>, 'group_id' | 'student_id'> & {
  group: Told<typeof groupTold>
  instructor: Told<typeof instructorTold>
  room: Told<typeof roomTold>
  branch: Told<typeof branchTold>
  /** For whoever may see students: with whom a session is that has no group. */
  student: Told<typeof studentTold>
  /** For a guardian: whose session it is. */
  children: StoredNames[]
  /** Of the feed: not all sessions of the time are in it. */
  is_cut: boolean
}

/** What a calendar tells of a session, and nothing else: no note, no reason, no price, no fellow student. */
const told = (type: PersonType, given: Given) => sql`
  select ${own}, ${groupTold} as "group", ${instructorTold} as instructor, ${roomTold} as room,
    ${branchTold} as branch, case when ${given.namesStudents}::boolean then ${studentTold} end as student,
    ${type === 'guardian' ? childrenIn(given.id) : sql`'[]'::jsonb`} as children, f.is_cut
  from (${chosen(type, given)}) f join class_sessions t on t.id = f.id
  order by t.starts_at, t.id`

const ofEach = <Statement>(make: (type: PersonType) => Statement) => ({
  administrator: make('administrator'),
  instructor: make('instructor'),
  student: make('student'),
  guardian: make('guardian'),
})

const sessionsOf = ofEach((type) =>
  statement((_, given: Given) => sql<FedSession>`${told(type, given)}`)
)

const digestOf = ofEach((type) =>
  statement(
    (_, feed: Given) => sql<Record<'digest', string>>`
      select encode(sha256(convert_to(coalesce(
        string_agg(told::text, E'\n' order by told.starts_at, told.id), ''), 'UTF8')), 'hex') as digest
      from (${told(type, feed)}) told`
  )
)

type Reader = Pick<Principal, 'personType' | 'personId' | 'may'>
type Asked = { reader: Reader; span: Omit<Given, 'id' | 'namesStudents'> }

/** Instructors are told with whom their own sessions are. */
const givenOf = ({ reader, span }: Asked): Given => ({
  ...span,
  id: reader.personId,
  namesStudents: reader.personType === 'instructor' || reader.may('admin.students.index'),
})

/** Whose sessions are whose is asked here; branches limit what is read by themselves. */
export const fedSessions = (asked: Asked) => sessionsOf[asked.reader.personType](givenOf(asked))

/** Changes exactly when `fedSessions` answers otherwise, and takes none of it out of the database. */
export async function fedDigest(asked: Asked) {
  const [found] = await digestOf[asked.reader.personType](givenOf(asked))
  return found!.digest
}
