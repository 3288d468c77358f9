import { dayAfter } from '#domain/shared/time/day_span'

/**
 * Full years; both days are YYYY-MM-DD. Somebody born on 29 February is a year older on the 28th
 * where the year has no 29th.
 */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day >= birthdayAfter(years, birthDate) ? years : years - 1
}

/** The birth date of the youngest people who are this old on that day. */
export function bornLatest(years: number, day: string): string {
  const ago = birthdayAfter(-years, day)
  const next = dayAfter(ago, 1)
  return ageOn(day, next) >= years ? next : ago
}

function birthdayAfter(years: number, birthDate: string) {
  const year = Number(birthDate.slice(0, 4)) + years
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const day = birthDate.slice(4)
  return `${String(year).padStart(4, '0')}${day === '-02-29' && !isLeap ? '-02-28' : day}`
}
