import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { centreToday, enteredTenant } from '#domain/shared/data/sql'

type Days = { from: Expression<string>; until: Expression<string | null> }

/**
 * How many sessions are scheduled on these days of the centre's from today on, both included; without a last one on any
 * later day. Cancelled ones don't count; counted by days, as the list that shows them. `only` narrows them further, the session being `s`.
 */
export const scheduledOn = ({ from, until }: Days, only: RawBuilder<SqlBool> = sql`true`) =>
  sql<number>`(
    select count(*)::integer from class_sessions s cross join platform.tenants centre
    where centre.id = ${enteredTenant} and s.status = 'scheduled' and ${only}
      and s.starts_at >= greatest(${from}, ${centreToday})::timestamp at time zone centre.timezone
      and s.starts_at < coalesce((${until} + 1)::timestamp at time zone centre.timezone, 'infinity'))`
