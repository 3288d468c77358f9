import { type DateTime } from 'luxon'
import { hijriMonths } from '#domain/shared/time/hijri_months'

const firstYear = 1318
const lastYear = 1500
/** A Gregorian year is 1.0307 Hijri years; Hijri year 1 began in July 622. */
const perYear = 0.970224
const start = 621.5774

const months = new Map<string, DateTime>()
const gregorianYears = new Set<number>()

/** YYYY-MM-DD of a day of Umm al-Qura; undefined for a day its months don't have. */
export function hijriDay(year: number, month: number, day: number): string | undefined {
  if (year < firstYear || year > lastYear || month < 1 || month > 12 || day < 1) return undefined
  const first = monthStart(year, month)
  const next = month === 12 ? monthStart(year + 1, 1) : monthStart(year, month + 1)
  const date = first?.plus({ days: day - 1 })
  return date && next && date < next ? date.toISODate()! : undefined
}

function monthStart(year: number, month: number) {
  const key = `${year}-${month}`
  const gregorianYear = Math.floor(year * perYear + start + (month - 1) / 12)
  for (const around of [gregorianYear, gregorianYear + 1, gregorianYear - 1]) {
    if (!months.has(key)) remember(around)
  }
  return months.get(key)
}

function remember(gregorianYear: number) {
  if (gregorianYears.has(gregorianYear)) return
  gregorianYears.add(gregorianYear)
  for (const { year, month, starts } of hijriMonths(gregorianYear))
    months.set(`${year}-${month}`, starts)
}
