import { monthNamed } from '#domain/imports/cells/month_names'
import type { DateOrder } from '#domain/shared/choices/date_orders'
import { latinDigits } from '#domain/shared/text/digits'
import { plainLine } from '#domain/shared/text/plain_text'

/** The year may have two digits; month and day may not exist in the calendar. */
export type WrittenDay = { year: string; month: number; day: number; isHijri: boolean }

const timeOfDay =
  /(?:^|[T\s,،])\s*\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?|ص|م|صباحا|صباحًا|مساء|مساءً)?\s*(?:Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i
const weekday =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|(?:يوم\s+)?(?:الا?[اأإ]?ثنين|الإ?ثنين|الثلاثاء?|ا?لاربعاء|الأربعاء?|الخميس|الجمعة|السبت|ال[اأ]حد))\.?[\s,،-]+/iu
const hijriMark = /(?<=\d)\s*(?:هـ|ه|هجري|هجرية|AH|A\.H\.)(?=$|[\s\-/.،,])\.?/giu
const gregorianMark = /(?<=\d)\s*(?:م|ميلادي|ميلادية|AD|A\.D\.|CE)(?=$|[\s\-/.،,])\.?/giu
const ordinal = /(?<=\d)(?:st|nd|rd|th)(?=$|[\s,./-])/gi
const between = String.raw`[-/.\\,،\s]+`
const figures = new RegExp(`^(\\d{1,4})${between}(\\d{1,2})${between}(\\d{1,4})$`)
const dayFirst = new RegExp(
  `^(\\d{1,2})${between}(?:of\\s+)?(\\D+?)${between}(\\d{4}|\\d{2})$`,
  'u'
)
const monthFirst = new RegExp(`^(\\D+?)${between}(\\d{1,2})${between}(\\d{4}|\\d{2})$`, 'u')
const yearFirst = new RegExp(`^(\\d{4})${between}(\\D+?)${between}(\\d{1,2})$`, 'u')
const together = /^(\d{4})(\d{2})(\d{2})$/
const leastGregorian = 1700

/** Latin digits, without the time of day, the weekday and what says which calendar is meant. */
function plainDay(text: string) {
  const line = plainLine(latinDigits(text))
    .replace(timeOfDay, '')
    .trim()
    .replace(weekday, '')
    .replace(ordinal, '')
    .replace(gregorianMark, '')
  const plain = line.replace(hijriMark, '')
  return { plain: plain.trim(), isHijri: plain !== line }
}

/** A day in any notation that spreadsheets and offices write; undefined for any other text. */
export function writtenDay(text: string, order: DateOrder): WrittenDay | undefined {
  const { plain, isHijri: isMarked } = plainDay(text)
  const parts = inFigures(plain, order) ?? named(plain)
  if (!parts) return undefined
  const isOld = parts.year.length === 4 && Number(parts.year) < leastGregorian
  return { ...parts, isHijri: isMarked || parts.isHijri || isOld }
}

function inFigures(plain: string, order: DateOrder): WrittenDay | undefined {
  const whole = together.exec(plain)
  if (whole) return day(whole[1]!, whole[2]!, whole[3]!)
  const [, one = '', two = '', three = ''] = figures.exec(plain) ?? []
  if (one.length === 4) return three.length <= 2 ? day(one, two, three) : undefined
  if (one.length > 2 || (three.length !== 4 && three.length !== 2)) return undefined
  return order === 'dmy' ? day(three, two, one) : day(three, one, two)
}

function named(plain: string): WrittenDay | undefined {
  const [, begins, name = '', ends] = dayFirst.exec(plain) ?? yearFirst.exec(plain) ?? []
  if (begins !== undefined && ends !== undefined)
    return begins.length === 4 ? inMonth(begins, name, ends) : inMonth(ends, name, begins)
  const [, first = '', date, year] = monthFirst.exec(plain) ?? []
  return date !== undefined && year !== undefined ? inMonth(year, first, date) : undefined
}

function inMonth(year: string, name: string, date: string): WrittenDay | undefined {
  const month = monthNamed(name)
  return month && { year, month: month.number, day: Number(date), isHijri: month.isHijri }
}

const day = (year: string, month: string, date: string): WrittenDay => ({
  year,
  month: Number(month),
  day: Number(date),
  isHijri: false,
})

const twoFigures = /^(\d{1,2})[-/.\\ ](\d{1,2})[-/.\\ ](?:\d{4}|\d{2})$/
const mayBeDay = /[\d٠-٩۰-۹][-/.\\ \u200e\u200f]/

/** Judged by the days that leave no doubt; undefined when none does. */
export function dateOrderOf(cells: Iterable<string>): DateOrder | undefined {
  for (const cell of cells) {
    if (cell.length > 40 || !mayBeDay.test(cell)) continue
    const [, one, two] = twoFigures.exec(plainDay(cell).plain) ?? []
    if (Number(one) > 12) return 'dmy'
    if (Number(two) > 12) return 'mdy'
  }
  return undefined
}

/** Headings such as “Date of birth (MM/DD/YYYY)” say the order too. */
export function dateOrderInHeadings(headings: readonly string[]): DateOrder | undefined {
  const text = headings.join('\n')
  if (/\bm{1,2}[-/. ]d{1,2}[-/. ]y{2,4}\b/i.test(text)) return 'mdy'
  return /\bd{1,2}[-/. ]m{1,2}[-/. ]y{2,4}\b/i.test(text) ? 'dmy' : undefined
}
