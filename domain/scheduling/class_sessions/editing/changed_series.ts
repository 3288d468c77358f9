import {
  changedSession,
  type SessionChange,
} from '#domain/scheduling/class_sessions/editing/changed_session'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { Held, SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { localOf } from '#domain/scheduling/class_sessions/editing/local_time'
import { lockSeries, type Split } from '#domain/scheduling/class_sessions/editing/saved_series'
import { holidaysAt, timingsAt } from '#domain/scheduling/class_sessions/planning/closed_days'
import type { SlotChange } from '#domain/scheduling/class_sessions/rules/continued_series'
import { type SessionTime, spanOf } from '#domain/scheduling/class_sessions/rules/session_time'
import { type NamedTiming, plannedFor, timedBy } from '#domain/scheduling/hours/rules/timing'
import { slotsOfDays } from '#domain/scheduling/series/rules/planned_dates'
import type { SeriesPattern } from '#domain/scheduling/series/rules/series_rule'
import { dayAfter, daysBetween } from '#domain/shared/time/day_span'
import { weekdayOf } from '#domain/shared/time/weekday'

/**
 * A new time applies to one slot: those of the same weekday and hour move with it, the others stay at theirs. A series
 * that follows timings is laid by them anew, those that were made since it was planned too.
 */
export async function changedSeries(
  { rows, chosen }: Held,
  changeable: SessionRow[],
  { time, followsTimings, ...rest }: SessionChange
): Promise<{ edits: Edit[]; split: Split }> {
  const [anchor] = chosen as [SessionRow]
  const series = (await lockSeries(anchor.series_id!))!
  const { pattern } = series.rule
  const followed = series.rule.followsTimings ?? false
  const follows = followsTimings ?? followed
  const timings = follows ? await timingsAt(series.branch_id) : []
  const slotsOn = slotsOfDays(pattern)
  const from = plannedTime(anchor, slotsOn)
  const to = time && asPlanned(plannedFor(time, timings), from, anchor.time_zone)
  const change = to ? { from, to, days: daysBetween(from.date, to.date) } : null
  const moved = changeable.map((row) => moveWith(row, plannedTime(row, slotsOn), pattern, change))
  const edits = moved.map(({ row, time: planned, isMoved }) =>
    isMoved || follows || followed ? laid(row, planned, timings, rest) : changedSession(row, rest)
  )
  const times = moved.map((one) => one.time)
  const originalStarts = new Map(
    moved.map((one) => [one.row.id, spanOf(one.time, one.row.time_zone).starts_at])
  )
  const days = changeable.map((row) => plannedTime(row, slotsOn).date).sort()
  const holidays = await holidaysAt(series.branch_id, times.map(({ date }) => date).sort()[0]!)
  const split = { series, from: days[0]!, change, times, holidays, rows }
  return { edits, split: { ...split, followsTimings: follows, originalStarts } }
}

/** If that doesn’t change its time, its time is left out. */
function laid(
  row: SessionRow,
  planned: SessionTime,
  timings: NamedTiming[],
  rest: Omit<SessionChange, 'time'>
) {
  const { time, timing } = timedBy(planned, timings)
  const span = spanOf(time, row.time_zone)
  const isThen = +span.starts_at === +row.starts_at && +span.ends_at === +row.ends_at
  if (isThen) return changedSession(row, rest)
  return changedSession(row, { ...rest, time }, timing && { timing, planned })
}

function moveWith(
  row: SessionRow,
  planned: SessionTime,
  pattern: SeriesPattern,
  change: SlotChange | null
) {
  const isMoved = change !== null && isOfSlot(planned, change.from, pattern)
  if (!isMoved) return { row, time: planned, isMoved }
  const { starts, minutes } = change.to
  return { row, time: { date: dayAfter(planned.date, change.days), starts, minutes }, isMoved }
}

/** An hour that the clocks skip is shown as another one: the same moment is the same hour of the pattern. */
const asPlanned = (to: SessionTime, from: SessionTime, zone: string): SessionTime =>
  +spanOf(to, zone).starts_at === +spanOf(from, zone).starts_at
    ? { ...from, minutes: to.minutes }
    : to

const isOfSlot = (one: SessionTime, other: SessionTime, { kind }: SeriesPattern) =>
  one.starts === other.starts &&
  (kind !== 'weekly' || weekdayOf(one.date) === weekdayOf(other.date))

/** As the pattern has it: a timing moves it, and an hour that the clocks skip is shown as another one on its day alone. */
function plannedTime(row: SessionRow, slotsOn: ReturnType<typeof slotsOfDays>): SessionTime {
  const { original_start: original, time_zone } = row
  const { date, starts, minutes } = localOf({ ...row, starts_at: original! })
  const slot = slotsOn(date).find(
    (one) => +spanOf({ ...one, date }, time_zone).starts_at === +original!
  )
  return { date, starts: slot?.starts ?? starts, minutes: slot?.minutes ?? minutes }
}
