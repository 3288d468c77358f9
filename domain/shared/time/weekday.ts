/** ISO 8601, as luxon, Intl and PostgreSQL's `isodow` count: Monday is 1, Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export type Weekday = (typeof weekdays)[number]

/** The seven days in the order of a week that begins on `start`. */
export const weekFrom = (start: Weekday): Weekday[] => [
  ...weekdays.slice(start - 1),
  ...weekdays.slice(0, start - 1),
]

/** So many days later, or earlier. */
export const weekdayAfter = (weekday: Weekday, days: number) =>
  (((((weekday - 1 + days) % 7) + 7) % 7) + 1) as Weekday

/** Of a calendar day, `YYYY-MM-DD`. */
export const weekdayOf = (day: string) =>
  weekdayFromSunday(new Date(`${day}T00:00:00Z`).getUTCDay())

/** From 0-6, Sunday first, as `Date` counts. */
const weekdayFromSunday = (day: number) => (day || 7) as Weekday

/** To 0-6, Sunday first, as Mantine's calendars count. */
export const daysAfterSunday = (weekday: Weekday) => (weekday === 7 ? 0 : weekday)

/** 2024 began on a Monday. */
const named = (weekday: Weekday) => Date.UTC(2024, 0, weekday)

export function weekdayNames(locale: string, weekday: 'long' | 'short' = 'long') {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  const names = weekdays.map((one) => [one, format.format(named(one))])
  return Object.fromEntries(names) as Record<Weekday, string>
}
