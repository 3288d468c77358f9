import type { Resource, Taken } from '#domain/scheduling/free_slots/rules/resource'
import type { Span } from '#domain/scheduling/free_slots/rules/spans'

/** A week of the centre, and how long somebody teaches in it already. */
export interface WorkWeek extends Span {
  minutes: number
}

/** What an instructor may teach in a week, if anybody said so. */
export interface Workload {
  mostMinutes: number | null
  weeks: WorkWeek[]
}

/** The weeks in which so many minutes more would be more than that. */
const overtimeIn = ({ mostMinutes, weeks }: Workload, addedIn: (week: Span) => number): Taken[] =>
  weeks
    .filter((week) => mostMinutes !== null && isTooMuch(week, addedIn(week), mostMinutes))
    .map(({ from, to }) => ({ kind: 'weekly_hours', from, to }))

/** As somebody who is to teach so many minutes more. */
export const withOvertime = <One extends Resource & Workload>(
  one: One,
  addedIn: (week: Span) => number
): One => {
  const weeks = overtimeIn(one, addedIn)
  return weeks.length ? { ...one, taken: [...one.taken, ...weeks] } : one
}

const isTooMuch = ({ minutes }: WorkWeek, added: number, most: number) =>
  added > 0 && minutes + added > most
