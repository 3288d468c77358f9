import { type NamedTiming, type PlannedTime, timedBy } from '#domain/scheduling/hours/rules/timing'
import { type PlannedDate, plannedDates } from '#domain/scheduling/series/rules/planned_dates'
import { seriesProblem } from '#domain/scheduling/series/rules/series_problem'
import {
  type Series,
  seriesLimits,
  type SeriesRefusal,
  type Slot,
} from '#domain/scheduling/series/rules/series_rule'
import { minutesAfter, wallClock, type WallClock } from '#domain/shared/time/wall_clock_instant'
import { err, ok, type Result } from '#domain/shared/result'
import type { DaySpan } from '#domain/shared/time/day_span'

/** `date`, `starts` and `minutes` are what it is held at, by a timing of its day too. */
interface SeriesDate<Holiday extends DaySpan = DaySpan> extends PlannedDate<Holiday> {
  /** As the pattern has it; a series knows its sessions by when that begins, whatever moves them. */
  planned: Slot & { date: string }
  originalStart: Date
  timing: NamedTiming | null
  startsAt: Date
  /** As long after the start as the slot is, whatever the clocks do in between. */
  endsAt: Date
  /** What the clocks did to its start, and what they show then. */
  change: WallClock['change']
  shown: string
}

export interface SeriesDates<Holiday extends DaySpan = DaySpan> {
  dates: SeriesDate<Holiday>[]
  held: number
  /** The day of the last session that is held. */
  endsOn: string
}

/** Every date of a series in order, those that are skipped too. */
export function seriesDates<Holiday extends DaySpan>(
  series: Series<Holiday>
): Result<SeriesDates<Holiday>, SeriesRefusal> {
  const problem = seriesProblem(series)
  if (problem) return err(problem)
  const planned = plannedDates(series, seriesLimits.dates)
  if (!planned) return err({ type: 'too_long' })
  const held = planned.filter(isHeld)
  if (!held.length) return err({ type: 'no_dates' })
  if (held.length > seriesLimits.dates) return err({ type: 'too_many' })
  const asPlanned = planned.map((date) => ({ ...date, ...instants(date, series.zone) }))
  const dates = asPlanned.map((date) => heldAs(date, series))
  const overlap = overlapAmong(asPlanned.filter(isHeld)) ?? overlapAmong(dates.filter(isHeld))
  return overlap ? err(overlap) : ok({ dates, held: held.length, endsOn: held.at(-1)!.date })
}

const isHeld = ({ skipped }: PlannedDate) => !skipped

function heldAs<Holiday extends DaySpan>(
  made: PlannedDate<Holiday> & ReturnType<typeof instants>,
  { zone, timings = [] }: Series
): SeriesDate<Holiday> {
  const { date, starts, minutes, startsAt: originalStart } = made
  const { timing, time } = timedBy({ date, starts, minutes }, made.skipped ? [] : timings)
  const known = { ...made, planned: { date, starts, minutes }, originalStart, timing }
  return timing ? { ...known, ...time, ...instants(time, zone) } : known
}

function instants({ date, starts, minutes }: PlannedTime, zone: string) {
  const { at, change, shown } = wallClock(`${date}T${starts}`, zone)
  return { startsAt: at, endsAt: minutesAfter(at, minutes), change, shown }
}

/** An hour that the clocks skip may push one session into the next. */
function overlapAmong(
  dates: Pick<SeriesDate, 'startsAt' | 'endsAt' | 'shown'>[]
): SeriesRefusal | undefined {
  const ordered = [...dates].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const index = ordered.findIndex(
    ({ endsAt }, at) => endsAt > (ordered[at + 1]?.startsAt ?? endsAt)
  )
  if (index < 0) return undefined
  const [one, next] = [ordered[index]!, ordered[index + 1]!]
  return { type: 'overlaps_itself', starts: one.shown, next: next.shown }
}
