import type { Values } from '#domain/imports/columns/columns'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import { seriesLimits } from '#domain/scheduling/series/rules/series_rule'
import { daysBetween } from '#domain/shared/time/day_span'

/** More than a list may make; a centre's year is some ten thousand. */
export const mostSessions = 100_000

/** A batch is planned in one transaction, for which others wait; its steps hold up the process. */
const mostAtOnce = 1000

/** How many a row of a timetable asks for at most; none if it can't be told. */
export function askedOf({ weekdays, times, starts_on: from, ends_on: until }: Values) {
  if (!Array.isArray(weekdays)) return 0
  const asked = times ? Number(times) : (daysIn(from, until) / 7 + 1) * weekdays.length
  return Math.min(asked, seriesLimits.dates)
}

const daysIn = (from: unknown, until: unknown) =>
  Math.max(0, daysBetween(String(from), String(until)) || 0)

/** The first rows that go together, one at least. */
export function firstOf<Row>(rows: Row[], sessionsOf: (row: Row) => number): Row[] {
  let sum = 0
  const beyond = rows.findIndex((row) => (sum += sessionsOf(row)) > mostAtOnce)
  return beyond < 0 ? rows : rows.slice(0, Math.max(1, beyond))
}

/** Rows of a list that is full needn't be planned to be refused. */
export const refuseAll = (rows: Pick<ReadRow, 'problems'>[]) =>
  rows.forEach(({ problems }) => problems.push({ column: null, type: 'list_full' }))

/** `before` are those of earlier batches. */
export function refuseBeyond(rows: Pick<ReadRow, 'problems' | 'sessions'>[], before: number) {
  let sum = before
  for (const { problems, sessions = 0 } of rows) {
    if (problems.length) continue
    if (sum + sessions > mostSessions) problems.push({ column: null, type: 'list_full' })
    else sum += sessions
  }
}
