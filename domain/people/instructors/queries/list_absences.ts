import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import { literals } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import type { WeekWindow } from '#domain/shared/time/week_windows'

/** Of one that repeats: on which day of the week, and between which hours of it. */
const everyWeek = sql<WeekWindow | null>`case when a.weekday is not null then jsonb_build_object('weekday', a.weekday,
  'starts', to_char(a.from_time, 'HH24:MI'), 'ends', to_char(a.until_time, 'HH24:MI')) end`

/** Of an absence known as `a`. */
export const absenceColumns = [
  ...(['a.id', 'a.starts_at', 'a.ends_at', 'a.reason', 'a.state'] as const),
  everyWeek.as('every_week'),
  sql<string[]>`a.taken_out::text[]`.as('taken_out'),
] as const

const ofInstructor = (query: Kysely<DB>, instructorId: string) =>
  query
    .selectFrom('absences as a')
    .where('a.instructor_id', '=', instructorId)
    .limit(sql.lit(200))
    .select(absenceColumns)

const since = statement((query, given: { instructorId: string; since: Date }) =>
  ofInstructor(query, given.instructorId)
    .where('a.state', 'in', literals(['approved', 'requested']))
    .where('a.ends_at', '>', given.since)
    .orderBy('a.starts_at')
    .orderBy('a.id')
)

export type Absence = RowOf<typeof since>

/** Those that count and those that are asked for, as far as they are not over. */
export const listAbsences = (instructorId: string, from: Date) =>
  since({ instructorId, since: from })

const own = statement((query, given: { instructorId: string }) =>
  ofInstructor(query, given.instructorId)
    .where((of) =>
      of.or([of('a.asked_by', 'is not', null), of('a.state', '=', sql.lit('approved'))])
    )
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id')
    .select(['a.created_at', 'a.decided_at', 'a.answer'])
    .select(sql<boolean>`a.asked_by is not null`.as('is_asked'))
)

/** What an instructor asked for and what the office entered, the latest first. */
export const listOwnAbsences = (instructorId: string) => own({ instructorId })
