import { type Expression, sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { takesAttendance } from '#domain/scheduling/class_sessions/queries/takes_attendance'
import { enteredTenant } from '#domain/shared/data/sql'
import { isFrozenOn } from '#domain/teaching/enrolments/queries/frozen_on'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

/** So long after its end a session without attendance is pointed out, in minutes. */
const grace = 20

/** Sessions from before the centre began taking attendance are never reported. */
const since = sql`(select c.attendance_since from platform.tenants c where c.id = ${enteredTenant})`

/** Whether it is so long over that it would be pointed out. */
export const isLongOver = (alias: string, moment: Expression<unknown>) =>
  sql<boolean>`${sql.ref(`${alias}.ends_at`)} < ${moment} - interval '${sql.lit(grace)} minutes'`

/**
 * A session that is over, of a group whose attendance is taken, with somebody on its roster who is not marked. A student
 * who joins the group after attendance was completed doesn't reopen it.
 */
export function isUnmarked(alias: string, moment: Expression<unknown> = sql`now()`) {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  const day = sessionDay(alias)
  const isMarked = (student: Expression<unknown>) => sql<boolean>`exists (
    select from attendance y where y.tenant_id = ${of('tenant_id')} and y.session_id = ${of('id')} and y.student_id = ${student})`
  return sql<boolean>`(${of('attendance_taken_at')} is null and ${of('status')} = 'scheduled' and ${of('type')} <> 'event'
    and ${isLongOver(alias, moment)}
    and ${of('ends_at')} >= coalesce(${since}, '-infinity')
    and ${takesAttendance(alias)}
    and (${of('student_id')} is not null and not ${isMarked(of('student_id'))}
      or exists (
        select from enrolments e where e.tenant_id = ${of('tenant_id')} and e.group_id = ${of('group_id')}
          and ${inGroupOn(day)} and not ${isFrozenOn(day)} and not ${isMarked(sql.ref('e.student_id'))})
      or exists (
        select from make_up_bookings b where b.tenant_id = ${of('tenant_id')} and b.session_id = ${of('id')}
          and b.state = 'booked' and not ${isMarked(sql.ref('b.student_id'))})))`
}

/** Whether attendance of a session is taken; null where nobody takes any, or nobody waits for it. */
export const attendanceOf = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql<'taken' | 'not_taken' | 'not_yet' | null>`(case
    when ${of('attendance_taken_at')} is not null and ${of('status')} <> 'cancelled' then 'taken'
    when ${isUnmarked(alias)} then 'not_taken'
    when ${of('status')} = 'scheduled' and ${of('type')} <> 'event' and ${of('ends_at')} >= now() - interval '${sql.lit(grace)} minutes'
      and ${takesAttendance(alias)} then 'not_yet' end)`
}
