import {
  changedSession,
  type SessionChange,
} from '#domain/scheduling/class_sessions/editing/changed_session'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { Held, SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { localOf } from '#domain/scheduling/class_sessions/editing/local_time'
import { lockSeries, type Split } from '#domain/scheduling/class_sessions/editing/saved_series'
import { holidaysAt } from '#domain/scheduling/class_sessions/planning/closed_days'
import type { SlotChange } from '#domain/scheduling/class_sessions/rules/continued_series'
import {
  dayAfter,
  daysBetween,
  type SessionTime,
  spanOf,
} from '#domain/scheduling/class_sessions/rules/session_time'
import { slotsOfDay } from '#domain/scheduling/series/rules/planned_dates'
import type { SeriesPattern } from '#domain/scheduling/series/rules/series_rule'
import { weekdayOf } from '#domain/shared/time/weekday'

/** Another time is told of one slot: those of the same weekday and hour move with it, the others stay at theirs. */
export async function changedSeries(
  { rows, chosen }: Held,
  changeable: SessionRow[],
  { time, ...rest }: SessionChange
): Promise<{ edits: Edit[]; split: Split }> {
  const [anchor] = chosen as [SessionRow]
  const series = (await lockSeries(anchor.series_id!))!
  const { pattern } = series.rule
  const from = plannedTime(anchor, pattern)
  const change = time ? { from, to: time, days: daysBetween(from.date, time.date) } : null
  const moved = changeable.map((row) => moveWith(row, plannedTime(row, pattern), pattern, change))
  const edits = moved.map(({ row, time: to, isMoved }) =>
    changedSession(row, isMoved ? { ...rest, time: to } : rest)
  )
  const times = moved.map((one) => one.time)
  const days = changeable.map((row) => plannedTime(row, pattern).date).sort()
  const holidays = await holidaysAt(series.branch_id, times.map(({ date }) => date).sort()[0]!)
  return { edits, split: { series, from: days[0]!, change, times, holidays, rows } }
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

const isOfSlot = (one: SessionTime, other: SessionTime, { kind }: SeriesPattern) =>
  one.starts === other.starts &&
  (kind !== 'weekly' || weekdayOf(one.date) === weekdayOf(other.date))

/** As the pattern has it: an hour that the clocks skip is shown as another one on its day alone. */
function plannedTime(row: SessionRow, pattern: SeriesPattern): SessionTime {
  const { date, starts, minutes } = localOf(row)
  const slot = slotsOfDay(pattern, date).find(
    (one) => +spanOf({ ...one, date }, row.time_zone).starts_at === +row.starts_at
  )
  return { date, starts: slot?.starts ?? starts, minutes }
}
