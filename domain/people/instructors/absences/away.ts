import { type Expression, sql } from 'kysely'
import { instantOf, localDay } from '#domain/shared/data/local_time'

type Bound = Expression<unknown>

/** A time that somebody is not there, or asks not to be. */
export interface Away {
  id: string
  instructor_id: string
  state: string
  reason: string | null
  starts_at: Date
  ends_at: Date
}

const zone = sql.ref('a.time_zone')
const firstDay = localDay(sql.ref('a.starts_at'), zone)

const weeksTo = (moment: Expression<unknown>) => sql`(${localDay(moment, zone)} - ${firstDay}) / 7`

const clock = (time: 'from_time' | 'until_time') =>
  instantOf(sql`one.day + ${sql.ref(`a.${time}`)}`, zone)

/**
 * For a lateral join: when an absence \`a\` is, as far as it touches the hours between; one that repeats is every week's
 * without the dates that were taken out.
 */
const timesOf = (from: Bound, until: Bound) => sql`(
  select a.starts_at, a.ends_at where a.weekday is null
  union all
  select ${clock('from_time')}, ${clock('until_time')}
  from generate_series(
    greatest(0, ${weeksTo(sql`${from}::timestamptz`)}),
    ${weeksTo(sql`least(${until}::timestamptz, a.ends_at)`)}) as week (number)
    cross join lateral (select ${firstDay} + 7 * week.number as day) one
  where a.weekday is not null and one.day <> all (a.taken_out)
)`

/**
 * Each time an instructor is away between two moments, or on a day that nobody has decided about yet (`state`). The
 * one place where absences that repeat become dates.
 */
export const away = (from: Bound, until: Bound) => sql<Away>`(
  select a.id, a.instructor_id, a.state, a.reason, t.starts_at, t.ends_at
  from absences a cross join lateral ${timesOf(from, until)} t
  where a.state in ('approved', 'requested') and a.ends_at > ${from}::timestamptz and a.starts_at < ${until}::timestamptz
    and t.ends_at > ${from}::timestamptz and t.starts_at < ${until}::timestamptz)`

/** Only those that count: nobody is away by having asked. */
export const surelyAway = (from: Bound, until: Bound) =>
  sql<Away>`(select * from ${away(from, until)} asked where asked.state = 'approved')`
