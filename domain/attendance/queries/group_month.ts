import { sql } from 'kysely'
import { DateTime } from 'luxon'
import { markedMembers } from '#domain/attendance/queries/session_attendance'
import type { SheetEntry } from '#domain/attendance/rules/month_sheet'
import type { Locale } from '#domain/shared/choices/locales'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

type Span = { group: string; from: Date; until: Date }

const sessions = statement((query, given: Span) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.group_id', '=', given.group)
    .where('s.starts_at', '>=', given.from)
    .where('s.starts_at', '<', given.until)
    .where('s.status', '<>', sql.lit('cancelled'))
    .where('s.type', '<>', sql.lit('event'))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .select(['s.id', 's.starts_at', 's.time_zone'])
)

const named = (script: Locale) =>
  statement((query, given: Span) =>
    markedMembers(query)
      .innerJoin('students as p', (join) =>
        join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 'm.student_id')
      )
      .where('s.group_id', '=', given.group)
      .where('s.starts_at', '>=', given.from)
      .where('s.starts_at', '<', given.until)
      .where('s.status', '<>', sql.lit('cancelled'))
      .where('s.type', '<>', sql.lit('event'))
      .orderBy(`p.sorted_${script}`)
      .orderBy('p.id')
      .orderBy('s.starts_at')
      .select(['s.id as session_id', 'm.student_id', 'm.is_frozen', 'm.standing', 'p.number'])
      .select([
        sql<SheetEntry['status']>`a.status`.as('status'),
        sql<SheetEntry['event']>`a.event`.as('event'),
      ])
      .select(['a.counts_as_attended', 'a.minutes_early'])
      .select(storedNameFields.map((name) => `p.${name}` as const))
  )

const entries = { en: named('en'), ar: named('ar') }

export type MonthEntry = RowOf<typeof entries.en>

/** The class sessions of a group that begin in a month (YYYY-MM) by the clocks of a zone, and who is on their rosters, by name. */
export async function groupMonth(group: string, month: string, zone: string, locale: Locale) {
  const first = DateTime.fromISO(`${month}-01`, { zone })
  const span = { group, from: first.toJSDate(), until: first.plus({ months: 1 }).toJSDate() }
  const [held, rosters] = await Promise.all([sessions(span), entries[locale](span)])
  return { sessions: held, entries: rosters }
}
