import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { instantOf } from '#domain/shared/data/local_time'
import { isBeforeOwnDay, isFromOwnDay } from '#domain/shared/lists/own_days'
import { centreToday, enteredTenant } from '#domain/shared/data/sql'

const own = { column: sql.ref('s.starts_at'), zone: sql.ref('s.time_zone') }

const startOf = (day: Expression<unknown>) => instantOf(day, sql.ref('centre.timezone'))

type Days = { from: Expression<string>; until: Expression<string | null> }

/**
 * How many sessions are scheduled on these days, by their own clocks, from the centre's today on, both included; without a
 * last one on any later day. Cancelled ones don't count; counted by days, as the list that shows them. `only` narrows them further, the session being `s`.
 */
export function scheduledOn({ from, until }: Days, only: RawBuilder<SqlBool> = sql`true`) {
  const [first, after] = [sql`greatest(${from}, ${centreToday})`, sql`(${until} + 1)`]
  return sql<number>`(
    select count(*)::integer from class_sessions s cross join platform.tenants centre
    where centre.id = ${enteredTenant} and s.status = 'scheduled' and ${only}
      and ${isFromOwnDay(own, startOf(first), first)}
      and (${until}::date is null or ${isBeforeOwnDay(own, startOf(after), after)}))`
}
