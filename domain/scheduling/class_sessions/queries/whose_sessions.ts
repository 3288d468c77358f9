import { type Expression, sql } from 'kysely'
import { isFrozenOn } from '#domain/teaching/enrolments/queries/frozen_on'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

const day = sql<string>`(t.starts_at at time zone t.time_zone)::date`

/** Sessions `t` that an instructor teaches or assists in: those a substitute took over are the substitute's. */
export const isTaughtBy = (instructor: string) => sql<boolean>`(
  t.instructor_id = ${instructor} or t.id = any(array(
    select a.session_id from class_session_assistants a where a.instructor_id = ${instructor})))`

/**
 * Sessions `t` of students alone, and of the groups they were in on the day. Which groups is asked first, by ids alone, so
 * that indexes lead to their sessions.
 */
export const isOfStudents = (wanted: Expression<unknown>) => {
  const students = sql`any(${wanted}::uuid[])`
  return sql<boolean>`((t.student_id = ${students} or t.group_id = any(array(
      select m.group_id from enrolments m where m.student_id = ${students})))
    and (t.student_id = ${students} or exists (
      select from enrolments e
      where e.group_id = t.group_id and e.student_id = ${students} and ${inGroupOn(day)})))`
}

/** Which of some students a session `t` is of. */
export const studentsOfSession = (some: Expression<unknown>) => sql<string[]>`array(
  select m.id from unnest(${some}::uuid[]) m (id)
  where m.id = t.student_id or exists (select ${enrolmentsOf} and ${inGroupOn(day)}))`

/** Which of them are on a pause from its group on its day. */
export const frozenOfSession = (some: Expression<unknown>) => sql<string[]>`array(
  select m.id from unnest(${some}::uuid[]) m (id)
  where exists (select ${enrolmentsOf} and ${isFrozenOn(day)}))`

const enrolmentsOf = sql`from enrolments e where e.group_id = t.group_id and e.student_id = m.id`
