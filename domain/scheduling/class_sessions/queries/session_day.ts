import { type Expression, sql } from 'kysely'
import { localDay } from '#domain/shared/data/local_time'

/**
 * The one day of a session, and so its month: the one it begins on, by its own clocks. `alias` is its table's
 * name in the query.
 */
export const sessionDay = (alias: string) =>
  localDay(sql.ref(`${alias}.starts_at`), sql.ref(`${alias}.time_zone`))

type Day = Expression<unknown> | string

/**
 * Whether a session's day is one of these, both included, as lists, sheets and sums ask. An index leads to
 * the hours around them: a day begins at most 14 hours before UTC's and ends at most 12 after.
 */
export const isWithinDays = (alias: string, from: Day, until: Day) => sql<boolean>`(
  ${sql.ref(`${alias}.starts_at`)} >= (${from}::date - interval '14 hours') at time zone 'UTC'
  and ${sql.ref(`${alias}.starts_at`)} < (${until}::date + interval '36 hours') at time zone 'UTC'
  and ${sessionDay(alias)} between ${from}::date and ${until}::date)`
