import { type Expression, type RawBuilder, sql } from 'kysely'
import { hasLetterAddress, letterAddress } from '#domain/access/accounts/queries/sign_in_address'
import { reachableGuardians } from '#domain/people/guardians/queries/reachable_guardians'
import { localDay } from '#domain/shared/data/local_time'
import { isGuestIn } from '#domain/scheduling/class_sessions/queries/whose_sessions'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

/** For a statement's `with`; of the instructors in `taught`, the `staff` are those who are still there. */
export const staff = (taught: RawBuilder<unknown>) => sql`
  staff as (
    select i.id as instructor_id, ${hasLetterAddress('i', 'instructor')} as has_address
    from instructors i where i.archived_at is null and i.id in (${taught})
  )`

const nobody = sql`null`

/**
 * For a statement's `with`; `moments` are ids of sessions and when each begins: twice where one is moved. `members` are
 * the students in each session on its day, `reached` the people who are told: the student and the guardians who asked
 * for e-mail or have an account, as far as they have an address; if nobody is left, the guardian who comes first, as
 * with the offer of a free seat. A family that shares one address is told of each child once, as a guardian. With `only`,
 * the id of a student, that student alone is the member, even if they aren't in the sessions.
 */
export const concerned = (moments: RawBuilder<unknown>, only: Expression<unknown> = nobody) => sql`
  asked as (
    select s.id, s.group_id, s.student_id, s.status, ${localDay(sql.ref('m.starts_at'), sql.ref('s.time_zone'))} as day
    from (${moments}) m join class_sessions s on s.id = m.id
  ), attending as (
    select a.id as session_id, e.student_id from asked a join enrolments e on e.group_id = a.group_id
    where ${inGroupOn(sql<string>`a.day`)}
    union
    select a.id, a.student_id from asked a where a.student_id is not null
    union
    select a.id, b.student_id from asked a join make_up_bookings b on b.session_id = a.id
    where ${isGuestIn('a')}
  ), members as (
    select a.session_id, a.student_id from attending a
    join students s on s.id = a.student_id and s.archived_at is null
    where ${only}::uuid is null
    union
    select a.id, s.id from asked a join students s on s.id = ${only}::uuid and s.archived_at is null
  ), candidates as (
    select s.id as student_id, s.id as own_id, null::uuid as guardian_id, 0 as place, true as wanted,
      lower(${letterAddress('s', 'student')}) as address
    from students s where s.id in (select student_id from members) and ${hasLetterAddress('s', 'student')}
    union all
    select student_id, null, guardian_id, place, wanted, address from (
      ${reachableGuardians(sql`select student_id from members`)}
    ) g
  ), reached as (
    select distinct on (student_id, address) student_id, own_id, guardian_id from (
      select c.*, bool_or(wanted) over (partition by student_id) as has_wanted from candidates c
    ) known
    where wanted or not has_wanted and place = 1
    order by student_id, address, guardian_id nulls last
  )`
