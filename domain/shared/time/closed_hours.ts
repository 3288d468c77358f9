import { dayLong, minutesOf } from '#domain/shared/time/clock_times'

/** Minutes of a day by the clock on the wall. */
export type Minutes = { from: number; until: number }

/** When a day isn't open, in order. */
export function closedHours(windows: { from: string; until: string }[]): Minutes[] {
  const open = windows.flatMap(({ from, until }) => [minutesOf(from), minutesOf(until)])
  const edges = [0, ...open, dayLong]
  return edges
    .flatMap((from, at) => (at % 2 === 0 ? [{ from, until: edges[at + 1]! }] : []))
    .filter(({ from, until }) => from < until)
}
