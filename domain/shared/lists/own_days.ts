import { type Expression, sql, type SqlBool } from 'kysely'
import { localDay } from '#domain/shared/data/local_time'

type Sql = Expression<unknown>

/** What days are asked of; of an instant with a `zone`, an IANA name, the days are those of its own clocks. */
export type ListedDays = { column: Sql; type: 'date' | 'timestamptz'; zone?: Sql }

type Own = { column: Sql; zone: Sql }

/** As far as the clocks of two zones can be apart. */
const farthestZones = sql.lit('26 hours')

/**
 * By its own day. An index leads to the hours around the day's first one in the centre, and only there each row's own clocks
 * are asked.
 */
export const isFromOwnDay = ({ column, zone }: Own, first: unknown, day: unknown) => sql<SqlBool>`
  ${column} >= ${first}::timestamptz - ${farthestZones}::interval
  and (${column} >= ${first}::timestamptz + ${farthestZones}::interval
    or ${localDay(column, zone)} >= ${day}::date)`

/** The same before a day. */
export const isBeforeOwnDay = ({ column, zone }: Own, first: unknown, day: unknown) => sql<SqlBool>`
  ${column} < ${first}::timestamptz + ${farthestZones}::interval
  and (${column} < ${first}::timestamptz - ${farthestZones}::interval
    or ${localDay(column, zone)} < ${day}::date)`
