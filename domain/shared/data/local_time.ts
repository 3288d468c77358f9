import { type Expression, sql } from 'kysely'

type Sql = Expression<unknown>

/** The row of a zone; its name is compared byte by byte, whatever the collation of the database. */
const rowOf = (zone: Sql) =>
  sql`from platform.zones zone_row where zone_row.name = (${zone})::text collate "C"`

/**
 * The time that the clocks of a zone show at an instant, as a timestamp without one. Node's table decides
 * (`platform.zones`, ADR 69); PostgreSQL's own is asked only where that has nothing: for years far off, and
 * for zones that no centre has chosen.
 */
export const localTime = (instant: Sql, zone: Sql) => sql<string>`coalesce((
  select (${instant})::timestamptz at time zone 'UTC'
    + make_interval(secs => zone_row.offsets[width_bucket((${instant})::timestamptz, zone_row.starts)])
  ${rowOf(zone)}), (${instant})::timestamptz at time zone (${zone})::text)`

/** The day that the clocks of a zone show at an instant. */
export const localDay = (instant: Sql, zone: Sql) => sql<string>`${localTime(instant, zone)}::date`

/** The instant at which the clocks of a zone show a time: the first, if they show it twice. */
export const instantOf = (local: Sql, zone: Sql) => sql<Date>`coalesce((
  select ((${local})::timestamp
    - make_interval(secs => zone_row.offsets[width_bucket((${local})::timestamp at time zone 'UTC', zone_row.local_starts)])) at time zone 'UTC'
  ${rowOf(zone)}), (${local})::timestamp at time zone (${zone})::text)`
