import { type Kysely, sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import type { DB } from '#database/schema'
import { isCounted, isRated } from '#domain/attendance/queries/is_rated'
import { type Rate, rateOf } from '#domain/attendance/rules/month_sheet'
import type { AttendanceEvent } from '#domain/attendance/rules/outcome'
import { streakOf } from '#domain/attendance/rules/streak'
import type { AttendanceStatus, Standing } from '#domain/shared/choices/attendance'
import { count, jsonById } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

type Event = AttendanceEvent | 'called_off'

/** Of a student, all of their groups, or of one. */
interface Whose {
  student: string
  group: string | null
}

/** By the clocks of each session, YYYY-MM-DD and both included; null: without an end. */
export interface RecordDays {
  from: string | null
  until: string | null
}

const day = sessionDay('s')

const marks = (query: Kysely<DB>, { student, group }: Whose) =>
  query
    .selectFrom('attendance as a')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.id', '=', 'a.session_id')
    )
    .where('a.student_id', '=', student)
    .where(sql<boolean>`(${group}::uuid is null or s.group_id = ${group}::uuid)`)

const all = statement((query, whose: Whose & { moment: Date }) =>
  marks(query, whose)
    .orderBy('s.starts_at', 'desc')
    .orderBy('s.id', 'desc')
    .select([sql<Event>`a.event`.as('event'), 'a.counts_as_attended', 'a.status'])
    .select([isRated(whose.moment).as('is_rated'), isCounted(whose.moment).as('is_counted')])
    .select(sql<string>`${day}::text`.as('day'))
)

const listed = statement((query, given: Whose & RecordDays & { limit: number; offset: number }) =>
  marks(query, given)
    .where(sql<boolean>`(${given.from}::date is null or ${day} >= ${given.from}::date)`)
    .where(sql<boolean>`(${given.until}::date is null or ${day} <= ${given.until}::date)`)
    .orderBy('s.starts_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(sql<number>`${given.limit}`)
    .offset(sql<number>`${given.offset}`)
    .select(['s.id', 's.title', 's.starts_at', 's.time_zone'])
    .select(['a.minutes_late', 'a.minutes_early', 'a.excuse'])
    .select([sql<Event>`a.event`.as('event'), sql<AttendanceStatus>`a.status`.as('status')])
    .select(sql<Standing>`a.standing`.as('standing'))
    .select(
      jsonById('groups', sql.ref('s.group_id'), ['id', 'code', 'title_en', 'title_ar']).as('group')
    )
)

const groups = statement((query, given: { student: string }) =>
  query
    .selectFrom('attendance as a')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.id', '=', 'a.session_id')
    )
    .innerJoin('groups as g', (join) =>
      join.onRef('g.tenant_id', '=', 's.tenant_id').onRef('g.id', '=', 's.group_id')
    )
    .where('a.student_id', '=', given.student)
    .groupBy(['g.tenant_id', 'g.id'])
    .orderBy('g.code')
    .select(['g.id', 'g.code', 'g.title_en', 'g.title_ar', count().as('count')])
)

export type RecordedMark = RowOf<typeof listed>

/** How much a student attended, until now. */
export interface AttendanceSummary {
  rate: Rate
  /** Whatever days are asked for. */
  streak: number
  late: number
  absent: number
  excused: number
}

export interface StudentRecord extends AttendanceSummary {
  marks: RecordedMark[]
  count: number
  /** YYYY-MM of each month in which there is a mark, the latest first. */
  months: string[]
  /** Those the student was marked in. */
  groups: RowOf<typeof groups>[]
}

type Mark = RowOf<typeof all>

/** All a student was marked, in every group. */
export async function attendanceSummary(student: string): Promise<AttendanceSummary> {
  const every = await all({ student, group: null, moment: now().toJSDate() })
  return summaryOf(every, every)
}

/** How a student attended on some days, without what was noted of it, the latest first. */
export async function studentRecord(
  whose: Whose,
  days: RecordDays,
  page: { limit: number; offset: number }
): Promise<StudentRecord> {
  const [every, shown, known] = await Promise.all([
    all({ ...whose, moment: now().toJSDate() }),
    listed({ ...whose, ...days, ...page }),
    groups(whose),
  ])
  const within = every.filter((mark) => isWithin(days, mark.day))
  return {
    ...summaryOf(every, within),
    marks: shown,
    count: within.length,
    groups: known,
    months: [...new Set(every.map((mark) => mark.day.slice(0, 7)))],
  }
}

function summaryOf(every: Mark[], within: Mark[]): AttendanceSummary {
  const counted = within.filter((mark) => mark.is_counted)
  const timesOf = (status: string) => counted.filter((mark) => mark.status === status).length
  return {
    rate: rateOf(within),
    streak: streakOf(every.map(({ event }) => event)),
    late: timesOf('late'),
    absent: timesOf('absent'),
    excused: timesOf('excused'),
  }
}

const isWithin = ({ from, until }: RecordDays, on: string) =>
  (from === null || on >= from) && (until === null || on <= until)
