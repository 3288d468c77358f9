import { type RawBuilder, sql } from 'kysely'
import type { Principal } from '#domain/access/sessions/principal'
import { mostFed } from '#domain/scheduling/calendar_feed/rules/feed_span'
import { isOfStudents } from '#domain/scheduling/class_sessions/queries/sessions_of_students'
import { columns, jsonById, jsonOf, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { type StoredNames, storedNameFields } from '#domain/shared/text/person_names'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

type Given = { id: string; namesStudents: boolean; from: Date; today: Date; until: Date }
type PersonType = Principal['personType']

/** The students whose sessions these are: oneself, or the children one may know of. */
const students = {
  student: (id: string) =>
    sql`array(select p.id from students p where p.id = ${id} and p.archived_at is null)`,
  guardian: (id: string) => sql`array(
    select p.id from student_guardians g join students p on p.id = g.student_id
    where g.guardian_id = ${id} and g.may_see_data and p.archived_at is null)`,
}

const whose: Record<PersonType, (id: string) => RawBuilder<unknown>> = {
  // Whoever sees sessions sees them all, but for the branches they are limited to
  administrator: (id) => sql`${id}::uuid is not null`,
  instructor: (id) => sql`t.id in (
    select o.id from class_sessions o where o.instructor_id = ${id}
    union all select a.session_id from class_session_assistants a where a.instructor_id = ${id})`,
  student: (id) => isOfStudents(students.student(id)),
  guardian: (id) => isOfStudents(students.guardian(id)),
}

const child = jsonOf('students', 'p', storedNameFields)

/** Which of a guardian's children a session is for. */
const childrenIn = (id: string) => sql<StoredNames[]>`(
  select coalesce(jsonb_agg(${child} order by p.sequence), '[]') from students p
  where p.id = any(${students.guardian(id)}) and (p.id = s.student_id or exists (
    select from enrolments e where e.group_id = s.group_id and e.student_id = p.id
      and ${inGroupOn(sql<string>`(s.starts_at at time zone s.time_zone)::date`)})))`

/** The nearest to today, so many at most. */
const chosen = (type: PersonType, { id, from, today, until }: Given) => sql`
  select t.id, count(*) over () > ${sql.lit(mostFed)} as is_cut from class_sessions t
  where t.starts_at >= ${from} and t.starts_at < ${until} and ${whose[type](id)}
  order by t.starts_at < ${today}, abs(extract(epoch from t.starts_at - ${today}::timestamptz)), t.id
  limit ${sql.lit(mostFed)}`

const own = columns('class_sessions', 's', [
  ...(['id', 'title', 'type', 'status', 'version', 'updated_at'] as const),
  ...(['starts_at', 'ends_at', 'time_zone', 'online_url', 'group_id', 'student_id'] as const),
])

const [studentTold, instructorTold, roomTold] = [
  jsonById('students', sql.ref('s.student_id'), storedNameFields),
  jsonById('instructors', sql.ref('s.instructor_id'), storedNameFields),
  jsonById('rooms', sql.ref('s.room_id'), ['name_en', 'name_ar']),
]
const groupTold = jsonById('groups', sql.ref('s.group_id'), ['title_en', 'title_ar'])
const branchTold = jsonById('branches', sql.ref('s.branch_id'), ['name_en', 'name_ar', 'address'])

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
  from (${chosen(type, given)}) f join class_sessions s on s.id = f.id
  order by s.starts_at, s.id`

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
    (_, given: Given) => sql<{ digest: string }>`
      select encode(sha256(convert_to(coalesce(
        string_agg(told::text, E'\n' order by told.starts_at, told.id), ''), 'UTF8')), 'hex') as digest
      from (${told(type, given)}) told`
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
