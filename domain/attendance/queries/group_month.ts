import { sql } from 'kysely'
import { isRated } from '#domain/attendance/queries/is_rated'
import { markedMembers } from '#domain/attendance/queries/session_attendance'
import type { SheetEntry } from '#domain/attendance/rules/month_sheet'
import type { Locale } from '#domain/shared/choices/locales'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'
import { isWithinDays } from '#domain/scheduling/class_sessions/queries/session_day'
import { monthOf } from '#domain/shared/time/calendar_span'
import { now } from '#domain/shared/time/clock'

/** Both days are included. */
type Span = { group: string; from: string; until: string }

/** A session that was marked and turned out not to be held stays; one cancelled before isn't on the sheet. */
const isOnSheet = sql<boolean>`(s.status <> 'cancelled' or s.attendance_taken_at is not null)`

/** Nothing of a session that was not held counts, even where a mark is billed already. */
const eventOnSheet = sql<
  SheetEntry['event']
>`case when s.status = 'cancelled' then 'called_off' else a.event end`

const sessions = statement((query, given: Span) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.group_id', '=', given.group)
    .where(isWithinDays('s', given.from, given.until))
    .where(isOnSheet)
    .where('s.type', '<>', sql.lit('event'))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .select(['s.id', 's.starts_at', 's.time_zone'])
)

const named = (script: Locale) =>
  statement((query, span: Span & { moment: Date }) =>
    markedMembers(query)
      .innerJoin('students as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 'm.student_id')
      )
      .where('s.group_id', '=', span.group)
      .where(isWithinDays('s', span.from, span.until))
      .where(isOnSheet)
      .where('s.type', '<>', sql.lit('event'))
      .orderBy(`p.sorted_${script}`)
      .orderBy('p.id')
      .orderBy('s.starts_at')
      .select(['s.id as session_id', 'm.student_id', 'm.is_frozen', 'm.standing', 'p.number'])
      .select([sql<SheetEntry['status']>`a.status`.as('status'), eventOnSheet.as('event')])
      .select(['a.counts_as_attended', 'a.minutes_early'])
      .select(isRated(span.moment).as('is_rated'))
      .select(storedNameFields.map((name) => `p.${name}` as const))
  )

const entries = { en: named('en'), ar: named('ar') }

export type MonthEntry = RowOf<typeof entries.en>

/** A group’s class sessions whose own day is in a month (YYYY-MM), and who is on their rosters, by name. */
export async function groupMonth(group: string, month: string, locale: Locale) {
  const { from, to: until } = monthOf(`${month}-01`)
  const span = { group, from, until }
  const [planned, rosters] = await Promise.all([
    sessions(span),
    entries[locale]({ ...span, moment: now().toJSDate() }),
  ])
  return { sessions: planned, entries: rosters }
}
