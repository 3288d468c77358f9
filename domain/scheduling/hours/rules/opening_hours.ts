import { mergeWindows, type WeekWindow } from '#domain/shared/time/week_windows'
import { type Weekday, weekdayOf } from '#domain/shared/time/weekday'

/** On the wall clock of the centre; at most a day long. */
type Held = { day: string; starts: string; minutes: number }

/** Whether a centre is open all the while; one that says no hours is open always. */
export function isOpenFor({ day, starts, minutes }: Held, hours: WeekWindow[]): boolean {
  if (hours.length === 0) return true
  const joined = joinedOnce(hours)
  return piecesOf(day, starts, minutes).every((piece) =>
    joined.some(
      (open) =>
        open.weekday === piece.weekday && open.starts <= piece.starts && piece.ends <= open.ends
    )
  )
}

const known = new WeakMap<WeekWindow[], WeekWindow[]>()

/** A thousand sessions are asked of the same hours. */
function joinedOnce(hours: WeekWindow[]) {
  const joined = known.get(hours) ?? mergeWindows(hours)
  known.set(hours, joined)
  return joined
}

/** What is held past midnight lies on two days. */
function piecesOf(day: string, starts: string, minutes: number): WeekWindow[] {
  const from = Date.parse(`${day}T${starts}:00Z`)
  const until = new Date(from + minutes * 60_000).toISOString()
  const weekday = weekdayOf(day)
  const ends = until.slice(11, 16)
  if (until.startsWith(day)) return [{ weekday, starts, ends }]
  const today = { weekday, starts, ends: '24:00' }
  if (ends === '00:00') return [today]
  return [today, { weekday: ((weekday % 7) + 1) as Weekday, starts: '00:00', ends }]
}
