import { typedFigure } from '#domain/shared/digits'

const DAY_FIRST = /^(\d{1,2})[\s/.\-،]+(\d{1,2})[\s/.\-،]+(\d{4})$/
const YEAR_FIRST = /^(\d{4})[\s/.\-،]+(\d{1,2})[\s/.\-،]+(\d{1,2})$/

/**
 * Reads a calendar day as people type it, in any digits: 14/3/2015, ١٤-٣-٢٠١٥ or 2015-03-14.
 * Answers 'YYYY-MM-DD', or null for what is no day (31/2, half a date).
 */
export function readTypedDate(text: string): string | null {
  const typed = typedFigure(text).trim()
  const dayFirst = DAY_FIRST.exec(typed)
  if (dayFirst) return calendarDay(dayFirst[3], dayFirst[2], dayFirst[1])
  const yearFirst = YEAR_FIRST.exec(typed)
  return yearFirst ? calendarDay(yearFirst[1], yearFirst[2], yearFirst[3]) : null
}

function calendarDay(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
