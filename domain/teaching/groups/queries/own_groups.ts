import { type RawBuilder, sql } from 'kysely'
import type { PrincipalRecord } from '#domain/access/sessions/principal'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import {
  type EnrolmentStatus,
  seatedStatuses,
} from '#domain/teaching/enrolments/rules/enrolment_state'
import type { WorkType } from '#domain/shared/choices/work_types'
import type { GroupStatus } from '#domain/teaching/groups/rules/group_state'

type Names = {
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
}

export type OwnGroup = {
  id: string
  code: string
  title_en: string | null
  title_ar: string | null
  course_en: string | null
  course_ar: string | null
  status: GroupStatus
  work_type: WorkType
  starts_on: string
  ends_on: string | null
  instructor: Names | null
  /** Told to whoever teaches it. */
  seats: {
    capacity: number
    seats_taken: number
    waiting: number
    role: 'instructor' | 'assistant'
  } | null
  /** Told to whoever is in it, with whose it is. */
  enrolment: {
    status: EnrolmentStatus
    starts_on: string | null
    ends_on: string | null
    student_id: string
    student: Names
  } | null
}

const names = (table: string) =>
  sql.raw(`jsonb_build_object('first_name', ${table}.first_name,
  'last_name', ${table}.last_name, 'first_name_other', ${table}.first_name_other,
  'last_name_other', ${table}.last_name_other)`)

const group = sql`g.code, g.title_en, g.title_ar, c.title_en course_en, c.title_ar course_ar, g.status, g.work_type,
  g.starts_on, g.ends_on, case when i.id is not null then ${names('i')} end instructor`

const beside = sql`join courses c on (c.tenant_id, c.id) = (g.tenant_id, g.course_id)
  left join instructors i on (i.tenant_id, i.id) = (g.tenant_id, g.instructor_id)`

const goingOn = sql`g.archived_at is null and g.status in ('open', 'running', 'suspended')`

const taught = statement(
  (_, { id }: { id: string }) => sql<OwnGroup>`
  select g.id, ${group}, null enrolment, jsonb_build_object('capacity', g.capacity, 'seats_taken', g.seats_taken,
    'waiting', g.waiting, 'role', case when g.instructor_id = ${id} then 'instructor' else 'assistant' end) seats
  from groups g ${beside}
  where ${goingOn} and (g.instructor_id = ${id} or g.id in (
    select group_id from group_assistants where instructor_id = ${id}))
  order by g.starts_on, g.code limit 100`
)

const attended = (students: (id: string) => RawBuilder<unknown>) =>
  statement(
    (_, { id }: { id: string }) => sql<OwnGroup>`
  select e.id, ${group}, null seats, jsonb_build_object('status', e.status, 'starts_on', e.starts_on,
    'ends_on', e.ends_on, 'student_id', s.id, 'student', ${names('s')}) enrolment
  from enrolments e
  join students s on (s.tenant_id, s.id) = (e.tenant_id, e.student_id)
  join groups g on (g.tenant_id, g.id) = (e.tenant_id, e.group_id) ${beside}
  where e.student_id in (${students(id)}) and s.archived_at is null and ${goingOn}
    and e.status in (${sql.join(literals([...seatedStatuses, 'waitlisted']))})
  order by s.sequence, g.starts_on, g.code limit 100`
  )

const ofStudent = attended((id) => sql`${id}::uuid`)

const ofGuardian = attended(
  (id) => sql`select student_id from student_guardians where guardian_id = ${id} and may_see_data`
)

type Person = { type: Exclude<PrincipalRecord['person_type'], 'administrator'>; id: string }

/** The groups that go on or are to begin, of an instructor, a student, or the children a guardian may know of. */
export class OwnGroups {
  async execute({ type, id }: Person): Promise<OwnGroup[]> {
    if (type === 'instructor') return taught({ id })
    return type === 'student' ? ofStudent({ id }) : ofGuardian({ id })
  }
}
