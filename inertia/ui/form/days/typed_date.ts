import type { DateOrder } from '#domain/shared/choices/date_orders'
import { typedFigure } from '#domain/shared/text/digits'

/**
 * `order` is the centre's. Two digits mean a year near `thisYear`, and with `isPast` never a future
 * one.
 */
export interface DateReading {
  order: DateOrder
  thisYear: number
  isPast?: boolean
}

const YEARS_AHEAD = 20
const GAP = String.raw`[\s/.\-،]+`
const PARTED = new RegExp(String.raw`^(\d{1,4})${GAP}(\d{1,2})${GAP}(\d{1,4})$`)
const RUN_TOGETHER = /^(\d{2})(\d{2})(\d{4}|\d{2})$/
const RUN_YEAR_FIRST = /^(\d{4})(\d{2})(\d{2})$/

/**
 * In any digits: 14/3/2015, 14/3/15, 14032015, ٢٠١٥/٣/١٤ or 2015-03-14. Answers 'YYYY-MM-DD', or
 * null for what is no day (31/2, half a date).
 */
export function readTypedDate(text: string, reading: DateReading): string | null {
  const typed = typedFigure(text).trim()
  const [, one = '', two = '', three = ''] = PARTED.exec(typed) ?? RUN_TOGETHER.exec(typed) ?? []
  if (one.length === 4) return calendarDay(one, two, three)
  if (one.length === 3 || three.length === 3 || three.length === 1) return null
  const [day, month] = reading.order === 'dmy' ? [one, two] : [two, one]
  const [, ...yearFirst] = RUN_YEAR_FIRST.exec(typed) ?? []
  return calendarDay(wholeYear(three, reading), month, day) ?? calendarDay(...yearFirst)
}

/** Two digits mean a year of this century, or of the last where that is too far ahead. */
function wholeYear(year: string, { thisYear, isPast }: DateReading) {
  if (year.length !== 2) return year
  const near = thisYear - (thisYear % 100) + Number(year)
  const latest = isPast ? thisYear : thisYear + YEARS_AHEAD
  return String(near > latest ? near - 100 : near)
}

function calendarDay(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
