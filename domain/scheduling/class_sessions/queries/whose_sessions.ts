import { type Expression, sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { isFrozenOn } from '#domain/teaching/enrolments/queries/frozen_on'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

const day = sessionDay('t')

/** Sessions `t` that an instructor teaches or assists in: those a substitute took over are the substitute's. */
export const isTaughtBy = (instructor: string) => sql<boolean>`(
  t.instructor_id = ${instructor} or t.id = any(array(
    select a.session_id from class_session_assistants a where a.instructor_id = ${instructor})))`

/**
 * Sessions `t` of students alone, of the groups they were in on the day, and those in which they are guests. Which groups
 * and sessions is asked first, by ids alone, so that indexes lead to them.
 */
export const isOfStudents = (wanted: Expression<unknown>) => {
  const students = sql`any(${wanted}::uuid[])`
  const asGuests = sql`any(array(
    select b.session_id from make_up_bookings b where b.student_id = ${students}))`
  return sql<boolean>`((t.student_id = ${students} or t.id = ${asGuests} or t.group_id = any(array(
      select m.group_id from enrolments m where m.student_id = ${students})))
    and (t.student_id = ${students} or exists (
      select from enrolments e
      where e.group_id = t.group_id and e.student_id = ${students} and ${inGroupOn(day)}) or exists (
      select from make_up_bookings b
      where b.session_id = t.id and b.student_id = ${students} and ${isGuestIn('t')})))`
}

/** Whether a booking `b` makes its student a guest in its session: one that is called off is still told of as theirs (ADR 60). */
export const isGuestIn = (session: string) =>
  sql<boolean>`(b.state <> 'cancelled' or b.ended_by = 'session' and ${sql.ref(`${session}.status`)} = 'cancelled')`

/** Which of some students a session `t` is of. */
export const studentsOfSession = (some: Expression<unknown>) => sql<string[]>`array(
  select m.id from unnest(${some}::uuid[]) m (id)
  where m.id = t.student_id or exists (select ${enrolmentsOf} and ${inGroupOn(day)}) or exists (
    select from make_up_bookings b where b.session_id = t.id and b.student_id = m.id and ${isGuestIn('t')}))`

/** Which of them are on a pause from its group on its day. */
export const frozenOfSession = (some: Expression<unknown>) => sql<string[]>`array(
  select m.id from unnest(${some}::uuid[]) m (id)
  where exists (select ${enrolmentsOf} and ${isFrozenOn(day)}))`

/** Students with a reported absence from it. */
export const absentFromSession = (some: Expression<unknown>) => sql<string[]>`array(
  select m.id from unnest(${some}::uuid[]) m (id)
  where exists (select from absence_notices n
    where n.student_id = m.id and n.withdrawn_at is null
      and (n.session_id = t.id or ${day} between n.from_day and n.until_day)))`

const enrolmentsOf = sql`from enrolments e where e.group_id = t.group_id and e.student_id = m.id`
