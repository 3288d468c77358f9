import { clockOf, dayLong, lastsFor, minutesOf, quarter } from '#domain/shared/time/clock_times'
import { isClock, type WeekWindow } from '#domain/shared/time/week_windows'
import { type Weekday, weekdayAfter } from '#domain/shared/time/weekday'

/** No window lasts a whole day: its end would be read as its start. */
const longest = dayLong - quarter

/** What of a window lies on one day, in minutes since midnight; past midnight it has a second piece. */
export interface Piece {
  place: number
  from: number
  until: number
  isStart: boolean
  isEnd: boolean
  /** Begins before another one is over, so that it is drawn beside it. */
  isSecond: boolean
}

const isTold = ({ starts, ends }: WeekWindow) => isClock(starts) && isClock(ends, true)

export function piecesOn(windows: WeekWindow[], weekday: Weekday): Piece[] {
  const pieces = windows.flatMap((window, place) => {
    if (!isTold(window)) return []
    const from = minutesOf(window.starts)
    const until = from + lastsFor(window.starts, window.ends)
    const isOver = until <= dayLong
    if (window.weekday === weekday)
      return [{ place, from, until: Math.min(until, dayLong), isStart: true, isEnd: isOver }]
    return !isOver && weekdayAfter(window.weekday, 1) === weekday
      ? [{ place, from: 0, until: until - dayLong, isStart: false, isEnd: true }]
      : []
  })
  const inOrder = pieces.sort((one, other) => one.from - other.from || one.place - other.place)
  return inOrder.map((piece, index) => ({
    ...piece,
    isSecond: inOrder.slice(0, index).some((before) => before.until > piece.from),
  }))
}

/** The hours of a day that are not opened; none where no hours are told at all. */
export function closedOn(opening: WeekWindow[], weekday: Weekday) {
  if (opening.length === 0) return []
  const opened = piecesOn(opening, weekday)
  const begins = [0, ...opened.map(({ until }) => until)]
  const ends = [...opened.map(({ from }) => from), dayLong]
  return begins
    .map((from, index) => ({ from, until: ends[index]! }))
    .filter(({ from, until }) => from < until)
}

const within = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most)

const windowAt = (weekday: Weekday, from: number, minutes: number): WeekWindow => ({
  weekday,
  starts: clockOf(from),
  ends: clockOf(from + minutes),
})

const spanOf = ({ starts, ends }: WeekWindow) => ({
  from: minutesOf(starts),
  minutes: lastsFor(starts, ends),
})

/** Drawn from one minute of a day to another, in either direction. */
export function drawnWindow(weekday: Weekday, one: number, other: number): WeekWindow {
  const [from, until] = one < other ? [one, other] : [other, one]
  return windowAt(weekday, from, within(quarter, until - from, longest))
}

/** As long as before; it begins on a day of the week whatever is asked. */
export function movedWindow(window: WeekWindow, minutes: number, weekday = window.weekday) {
  const span = spanOf(window)
  return windowAt(weekday, within(0, span.from + minutes, dayLong - quarter), span.minutes)
}

export function stretchedWindow(window: WeekWindow, edge: 'start' | 'end', minutes: number) {
  const { from, minutes: before } = spanOf(window)
  if (edge === 'end')
    return windowAt(window.weekday, from, within(quarter, before + minutes, longest))
  const moved = within(
    Math.max(0, from + before - longest),
    from + minutes,
    from + before - quarter
  )
  const starts = Math.min(moved, dayLong - quarter)
  return windowAt(window.weekday, starts, from + before - starts)
}

const usualMinutes = (windows: WeekWindow[]) => {
  const last = windows.filter(isTold).at(-1)
  return last ? spanOf(last).minutes : 60
}

/** Where a day was pressed at one minute; as long as the last that was told. */
export const pressedWindow = (windows: WeekWindow[], weekday: Weekday, from: number) =>
  windowAt(weekday, Math.min(from, dayLong - quarter), usualMinutes(windows))

/**
 * After the last of a day; else when the last that was told begins, or at four in the afternoon. Where that is closed, when
 * the day opens.
 */
export function nextWindow(
  windows: WeekWindow[],
  weekday: Weekday,
  opening: WeekWindow[] = []
): WeekWindow {
  const last = windows.filter(isTold).at(-1)
  const until = Math.max(0, ...piecesOn(windows, weekday).map((piece) => piece.until))
  const usual = last ? minutesOf(last.starts) : 16 * 60
  const wanted = pressedWindow(windows, weekday, until === 0 ? usual : until)
  const [first] = piecesOn(opening, weekday)
  return until > 0 || !first || isOpen(opening, wanted)
    ? wanted
    : pressedWindow(windows, weekday, first.from)
}

const isOpen = (opening: WeekWindow[], { weekday, ...window }: WeekWindow) => {
  const from = minutesOf(window.starts)
  const until = from + lastsFor(window.starts, window.ends)
  return piecesOn(opening, weekday).some((open) => open.from <= from && until <= open.until)
}

/** The whole hours that show everything, and some around it. */
export function shownHours(windows: WeekWindow[], opening: WeekWindow[]) {
  const pieces = ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((weekday) => [
    ...piecesOn(windows, weekday),
    ...piecesOn(opening, weekday),
  ])
  const from = Math.min(...pieces.map((piece) => piece.from), 15 * 60)
  const until = Math.max(...pieces.map((piece) => piece.until), 18 * 60)
  return {
    from: Math.max(0, Math.floor(from / 60) - 1),
    until: Math.min(24, Math.ceil(until / 60) + 1),
  }
}

/** The hour before the first begins; what goes on past midnight is no reason to show the night. */
export function firstHour(windows: WeekWindow[]) {
  const starts = windows.filter(isTold).map((window) => minutesOf(window.starts))
  return Math.max(0, Math.floor(Math.min(...starts, 15 * 60) / 60) - 1)
}
