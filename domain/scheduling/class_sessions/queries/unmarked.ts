import { type Expression, sql } from 'kysely'
import { enteredTenant } from '#domain/shared/data/sql'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

/** So long after its end a session without attendance is pointed out, in minutes. */
const grace = 20

/** Sessions of before a centre took attendance at all are awaited by nobody. */
const since = sql`(select c.attendance_since from platform.tenants c where c.id = ${enteredTenant})`

/** A session that is over, that somebody should have come to, and whose attendance nobody has taken whole. */
export function isUnmarked(alias: string, moment: Expression<unknown> = sql`now()`) {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  const day = sql<string>`(${of('starts_at')} at time zone ${of('time_zone')})::date`
  return sql<boolean>`(${of('attendance_taken_at')} is null and ${of('status')} = 'scheduled' and ${of('type')} <> 'event'
    and ${of('ends_at')} < ${moment} - interval '${sql.lit(grace)} minutes'
    and ${of('ends_at')} >= coalesce(${since}, '-infinity')
    and (${of('student_id')} is not null or exists (
      select from enrolments e where e.tenant_id = ${of('tenant_id')} and e.group_id = ${of('group_id')} and ${inGroupOn(day)})))`
}
