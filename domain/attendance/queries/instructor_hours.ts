import { type Expression, type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import type { HourKind } from '#domain/shared/choices/instructor_hours'
import { takesAttendance } from '#domain/scheduling/class_sessions/queries/takes_attendance'
import { isLongOver, isUnmarked } from '#domain/scheduling/class_sessions/queries/unmarked'
import type { Columns } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import { isWithinDays, sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'

/**
 * Sessions of these days (YYYY-MM-DD, both included), each by its own clocks; of these instructors, or of
 * all; in a branch, or in each that is seen.
 */
export interface HoursAsked {
  from: string
  until: string
  instructors: string[] | 'all'
  branch: string | null
}

export type HoursGiven = Omit<HoursAsked, 'instructors'> & {
  instructors: string[] | null
  moment: Date
}

const events = (...names: string[]) =>
  sql`a.event in (${sql.join(names.map((one) => sql.lit(one)))})`

const marks = sql<{
  pays: boolean | null
  nobody: boolean | null
  late: boolean | null
}>`(select bool_or(a.pays_instructor) as pays, bool_and(${events('late_cancel', 'excused', 'called_off')}) as nobody,
    bool_or(${events('late_cancel')}) as late
  from attendance a where a.tenant_id = s.tenant_id and a.session_id = s.id)`

type Theirs = Columns<'class_session_assistants', 'instructor_id'> & { is_assistant: boolean }

const theirs = sql<Theirs>`(
  select s.instructor_id, false as is_assistant where s.instructor_id is not null
  union all
  select x.instructor_id, true from class_session_assistants x where x.tenant_id = s.tenant_id and x.session_id = s.id)`

/** Everybody is marked, be it days ahead, or it was called off. */
const isDecided = (at: Expression<unknown>) =>
  sql<boolean>`(s.attendance_taken_at is not null or s.status = 'cancelled'
    or m.nobody is not null and ${isLongOver('s', at)} and not ${isUnmarked('s', at)})`

/** Where a group takes no attendance, what was not called off was held, and pays. */
const isUntaken = (at: Expression<unknown>) =>
  sql<boolean>`(s.ends_at <= ${at} and not ${takesAttendance('s')})`

const kind = (at: Expression<unknown>) => sql<HourKind>`case
  when m.nobody and m.late and ${isDecided(at)} then 'cancelled_late'
  when s.status = 'cancelled' or m.nobody and ${isDecided(at)} then 'called_off'
  when s.ends_at <= ${at} then 'taught'
  else 'planned' end`

/**
 * A session that was paid for stays so, whatever its marks say later. One that the centre called off pays
 * nothing.
 */
const paysAt = (at: Expression<unknown>) => sql<boolean | null>`case
  when s.paid_at is not null then s.pays_instructor
  when ${kind(at)} = 'planned' then null
  when s.status = 'cancelled' and s.cancelled_by is distinct from 'student' then false
  when m.pays then true
  when s.status <> 'cancelled' and ${isUntaken(at)} then true
  when ${isDecided(at)} then false end`

const isWanted = ({ instructors }: HoursGiven) => sql<boolean>`(${instructors}::uuid[] is null
  or s.instructor_id = any(${instructors}::uuid[])
  or s.id = any(array(select x.session_id from class_session_assistants x where x.instructor_id = any(${instructors}::uuid[]))))`

/**
 * One row for each instructor of each session. `is_assistant`: they helped in it. `is_substitute`: they teach it for
 * another. `pays`: the mark of at least one student says so, and it pays once, however many do; null before it is over, and
 * as long as no mark does and not everybody is marked. `is_unmarked`: it is over and somebody on its roster is not marked. Events don't count.
 */
export function hoursOfSessions(query: Kysely<DB>, given: HoursGiven) {
  const at = sql`${given.moment}::timestamptz`
  return query
    .selectFrom('class_sessions as s')
    .innerJoinLateral(theirs.as('i'), (join) => join.onTrue())
    .leftJoinLateral(marks.as('m'), (join) => join.onTrue())
    .where('s.type', '<>', sql.lit('event'))
    .where(isWithinDays('s', given.from, given.until))
    .where(isWanted(given))
    .where(
      sql<boolean>`(${given.instructors}::uuid[] is null or i.instructor_id = any(${given.instructors}::uuid[]))`
    )
    .where(sql<boolean>`(${given.branch}::uuid is null or s.branch_id = ${given.branch}::uuid)`)
    .select(['s.id', 'i.instructor_id', 'i.is_assistant'])
    .select(sql<string>`${sessionDay('s')}::text`.as('day'))
    .select([
      sql<boolean>`s.substitute_for is not null and not i.is_assistant`.as('is_substitute'),
      sql<number>`extract(epoch from s.ends_at - s.starts_at)::integer / 60`.as('minutes'),
      kind(at).as('kind'),
      paysAt(at).as('pays'),
      isUnmarked('s', at).as('is_unmarked'),
    ])
}

const minutesOf = (...conditions: ReturnType<typeof sql<boolean>>[]) =>
  sql<number>`coalesce(sum(h.minutes) filter (where ${sql.join(conditions, sql` and `)}), 0)::integer`

const led = sql<boolean>`not h.is_assistant`
const helped = sql<boolean>`h.is_assistant`
const is = (one: HourKind) => sql<boolean>`h.kind = ${sql.lit(one)}`
const pays = sql<boolean>`h.pays`

/** One row for each instructor, by `instructorHours`. */
export const summedHours = (query: Kysely<DB>, given: HoursGiven) =>
  query
    .selectFrom(hoursOfSessions(query, given).as('h'))
    .groupBy('h.instructor_id')
    .select('h.instructor_id')
    .select([
      sql<number>`(count(*) filter (where ${led} and ${is('taught')}))::integer`.as('sessions'),
      minutesOf(led, is('taught')).as('taught'),
      minutesOf(led, is('taught'), sql`h.is_substitute`).as('substituted'),
      minutesOf(led, is('cancelled_late')).as('cancelled_late'),
      minutesOf(led, is('called_off')).as('called_off'),
      minutesOf(led, is('planned')).as('planned'),
      minutesOf(led, sql`h.is_unmarked`).as('unmarked'),
      minutesOf(led, pays).as('paid'),
      minutesOf(helped, is('taught')).as('assisted'),
      minutesOf(helped, is('planned')).as('assisting'),
      minutesOf(helped, pays).as('assisted_paid'),
    ])

const summed = statement(summedHours)

export type InstructorHours = RowOf<typeof summed>

export const hoursGiven = ({ instructors, ...asked }: HoursAsked): HoursGiven => ({
  ...asked,
  instructors: instructors === 'all' ? null : instructors,
  moment: now().toJSDate(),
})

/**
 * Minutes of each instructor who has sessions in a span; whoever has none has no row. All but the last three are of sessions that
 * are their own, those they took over among them: who was replaced has none of these.
 *
 * - `sessions`, `taught`: over, not cancelled, and not everybody stayed away with a word; marked or not. Waiting for somebody
 *   who didn't come is taught.
 * - `substituted`: of `taught`, for another instructor.
 * - `cancelled_late`: nobody came and everybody told of it, at least one too late for the policy.
 * - `called_off`: cancelled by whomever, or everybody excused themselves in time.
 * - `planned`: not over yet.
 * - `unmarked`: of `taught`, somebody on the roster is not marked.
 * - `paid`: of any of these, a mark says that the session pays (its snapshot `pays_instructor`, ADR 59): what payouts read.
 * - `assisted`, `assisting`, `assisted_paid`: the same of sessions they help in: taught, planned, paid.
 *
 * Whoever is limited to branches has the minutes of those.
 */
export const instructorHours = async (asked: HoursAsked): Promise<InstructorHours[]> =>
  asked.instructors.length > 0 ? summed(hoursGiven(asked)) : []
