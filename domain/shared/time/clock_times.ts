/** Minutes of a day by the clock on the wall. */
export const dayLong = 24 * 60

/** Hours are moved and stretched on a screen by so many. */
export const quarter = 15

/** Since midnight, of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const two = (number: number) => String(number).padStart(2, '0')

/** `HH:MM` of so many minutes since midnight, of a day before or after too; `24:00` ends a day. */
export function clockOf(minutes: number): string {
  const within = minutes === dayLong ? dayLong : ((minutes % dayLong) + dayLong) % dayLong
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`
}

/** In minutes; what ends no later than it begins ends on the next day. */
export function lastsFor(starts: string, ends: string): number {
  const between = minutesOf(ends) - minutesOf(starts)
  return between > 0 ? between : between + dayLong
}
