/** Days are YYYY-MM-DD and both included: one day is a span, too. */
export interface DaySpan {
  startsOn: string
  endsOn: string
}

const dayLong = 86_400_000

export const endsInTime = (startsOn: string, endsOn: string) => endsOn >= startsOn

/** How many days later one is than the other, on the calendar. */
export const daysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / dayLong

/** How many days it has. */
export const lengthOfSpan = (startsOn: string, endsOn: string) => daysBetween(startsOn, endsOn) + 1

/** So many days later, or earlier; a day that is still being typed stays as it is. */
export function dayAfter(day: string, days: number): string {
  const at = Date.parse(day) + days * dayLong
  return Number.isNaN(at) ? day : new Date(at).toISOString().slice(0, 10)
}

export const covers = ({ startsOn, endsOn }: DaySpan, day: string) =>
  startsOn <= day && day <= endsOn
