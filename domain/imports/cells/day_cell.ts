import { DateTime } from 'luxon'
import { type Reader, problem, value } from '#domain/imports/cells/cell'
import { monthNumber } from '#domain/imports/cells/month_names'
import type { DateOrder } from '#domain/shared/choices/date_orders'
import { latinDigits } from '#domain/shared/text/digits'
import { plainLine } from '#domain/shared/text/plain_text'

type Parts = { year: string; month: string | number; day: string }

const yearFirst = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/
const yearLast = /^(?<one>\d{1,2})[-/. ](?<two>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/
const monthNamed = /^(?<day>\d{1,2})[-/. ]+(?<name>\p{L}[\p{L} ]*?)[-/., ،]+(?<year>\d{4})$/u
const monthFirst = /^(?<name>\p{L}+)\.? +(?<day>\d{1,2}),? +(?<year>\d{4})$/u
const timeOfDay = /[T ]+\d{1,2}:\d{2}(:\d{2})?(\.\d+)?( ?[ap]m|Z)?$/i
const serial = /^[2-5]\d{4}$/
const earliest = '1900-01-01'

/**
 * A calendar day in any usual notation and any digits, as YYYY-MM-DD; with `isPast` only days up to
 * today.
 */
export const dayCell =
  ({ isPast }: { isPast: boolean }): Reader =>
  (text, { dateOrder, today }) => {
    const day = dayOf(text, dateOrder, { thisYear: Number(today.slice(0, 4)), isPast })
    if (!day || day < earliest || (isPast && day > today)) return problem('day')
    return value(day)
  }

function dayOf(text: string, order: DateOrder, around: Around) {
  const written = plainLine(latinDigits(text)).replace(timeOfDay, '')
  // A day that lost its format: spreadsheets count from 30 December 1899
  if (serial.test(written))
    return DateTime.utc(1899, 12, 30)
      .plus({ days: Number(written) })
      .toISODate()
  const parts = partsOf(written, order)
  if (!parts) return undefined
  const date = DateTime.utc(fullYear(parts.year, around), Number(parts.month), Number(parts.day))
  return date.isValid ? date.toISODate() : undefined
}

function partsOf(written: string, order: DateOrder): Parts | undefined {
  const plain = yearFirst.exec(written)?.groups
  if (plain) return plain as Parts
  const { one, two, year } = yearLast.exec(written)?.groups ?? {}
  if (year)
    return order === 'dmy' ? { year, month: two!, day: one! } : { year, month: one!, day: two! }
  const named = (monthNamed.exec(written) ?? monthFirst.exec(written))?.groups
  const month = named && monthNumber(named.name!)
  return month ? { year: named.year!, month, day: named.day! } : undefined
}

type Around = { thisYear: number; isPast: boolean }

/** Two digits mean the latest such year that has begun; of days that may lie ahead, the nearest one. */
function fullYear(year: string, { thisYear, isPast }: Around) {
  if (year.length === 4) return Number(year)
  const latest = thisYear - (thisYear % 100) + Number(year)
  return latest > thisYear + (isPast ? 0 : 50) ? latest - 100 : latest
}

/** Judged by the days that leave no doubt; undefined when none does. */
export function dateOrderOf(cells: Iterable<string>): DateOrder | undefined {
  for (const cell of cells) {
    const { one, two } = yearLast.exec(plainLine(latinDigits(cell)))?.groups ?? {}
    if (Number(one) > 12) return 'dmy'
    if (Number(two) > 12) return 'mdy'
  }
  return undefined
}
