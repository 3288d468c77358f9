import type { SessionTime } from '#domain/scheduling/class_sessions/rules/session_time'
import { plannedDates } from '#domain/scheduling/series/rules/planned_dates'
import type { SeriesEnd, SeriesPattern, Slot } from '#domain/scheduling/series/rules/series_rule'
import { dayAfter, type DaySpan } from '#domain/shared/time/day_span'
import { weekdayAfter, weekdayOf } from '#domain/shared/time/weekday'

/** A slot of a series becomes another one: so many days later, at another time, for another length. */
export interface SlotChange {
  from: SessionTime
  to: Slot
  days: number
}

interface Continued {
  pattern: SeriesPattern
  startsOn: string
  ends: SeriesEnd | null
  endsOn: string
  excluded: string[]
}

type Repeating = Exclude<SeriesPattern, { kind: 'dates' }>

const startOf = ({ date, starts }: { date: string; starts: string }) => `${date}T${starts}`

/**
 * The series that has exactly these sessions: the pattern as it was, with the slot that changed, and without what is no
 * longer planned by it; where the pattern can't say it, their dates. Planning it again therefore makes nothing new.
 */
export function continuedSeries(
  old: SeriesPattern,
  change: SlotChange | null,
  sessions: SessionTime[],
  holidays: DaySpan[]
): Continued {
  const days = sessions.map(({ date }) => date).sort()
  const [startsOn, endsOn] = [days[0]!, days.at(-1)!]
  const pattern = old.kind === 'dates' ? undefined : change ? changedPattern(old, change) : old
  const ends = { kind: 'on', date: endsOn } as const
  const excluded = pattern && leftOut(pattern, sessions, { startsOn, endsOn }, holidays)
  if (pattern && excluded) return { pattern, startsOn, ends, endsOn, excluded }
  const dated: SeriesPattern = { kind: 'dates', slots: sessions }
  return { pattern: dated, startsOn, ends: null, endsOn, excluded: [] }
}

/** Undefined where one of the sessions isn't among the pattern's. */
function leftOut(
  pattern: SeriesPattern,
  sessions: SessionTime[],
  { startsOn, endsOn }: DaySpan,
  holidays: DaySpan[]
) {
  const ends = { kind: 'on', date: endsOn } as const
  const series = { pattern, startsOn, ends, zone: 'UTC', holidays, excluded: [] }
  const planned = new Map((plannedDates(series) ?? []).map((date) => [startOf(date), date]))
  const held = new Set(sessions.map(startOf))
  const areAll = sessions.every(
    (session) => planned.get(startOf(session))?.minutes === session.minutes
  )
  if (!areAll) return undefined
  return [...planned]
    .filter(([start, { skipped }]) => !skipped && !held.has(start))
    .map(([start]) => start)
}

function changedPattern(pattern: Repeating, { from, to, days }: SlotChange) {
  const { starts, minutes } = to
  if (pattern.kind === 'monthly') {
    if (days) return undefined
    const slots = pattern.slots.map((slot) =>
      slot.starts === from.starts ? { starts, minutes } : slot
    )
    return { ...pattern, slots }
  }
  const weekday = weekdayOf(from.date)
  const slots = pattern.slots.map((slot) =>
    slot.weekday === weekday && slot.starts === from.starts
      ? { weekday: weekdayAfter(weekday, days), starts, minutes }
      : slot
  )
  return { ...pattern, slots }
}

/** What is left of a series that ends before a day; one that hadn't begun by then has no date any more. */
export function endedSeries(
  pattern: SeriesPattern,
  { startsOn, excluded }: { startsOn: string; excluded: string[] },
  before: string
) {
  const last = dayAfter(before, -1)
  if (last >= startsOn) return { endsOn: last, excluded }
  const first = plannedDates({
    pattern,
    startsOn,
    ends: { kind: 'on', date: startsOn },
    zone: 'UTC',
    holidays: [],
    excluded: [],
  })
  return { endsOn: startsOn, excluded: [...new Set([...excluded, ...first!.map(startOf)])] }
}
