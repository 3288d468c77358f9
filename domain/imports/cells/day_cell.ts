import { DateTime } from 'luxon'
import { type Reader, problem, type Reading, value } from '#domain/imports/cells/cell'
import { hijriDay } from '#domain/imports/cells/hijri_day'
import { writtenDay, type WrittenDay } from '#domain/imports/cells/written_day'
import { latinDigits } from '#domain/shared/text/digits'

export { dateOrderOf } from '#domain/imports/cells/written_day'

/** A day that lost its format, with or without a time of day. */
const serial = /^([1-5]\d{4})(?:[.,]\d+)?$/
const earliest = '1900-01-01'

/**
 * A calendar day in any usual notation and any digits, as YYYY-MM-DD; with `isPast` only days up to
 * today. A Hijri day is converted by Umm al-Qura, with a warning that says so.
 */
export const dayCell =
  ({ isPast }: { isPast: boolean }): Reader =>
  (text, reading) => {
    const { day, isHijri } = dayOf(text, reading, isPast)
    if (!day || day < earliest || (isPast && day > reading.today)) return problem('day')
    if (!isHijri) return value(day)
    return { value: day, warning: { type: 'hijri', number: Number(day.replaceAll('-', '')) } }
  }

type ReadDay = { day: string | undefined; isHijri: boolean }

function dayOf(text: string, reading: Reading, isPast: boolean): ReadDay {
  const bare = serial.exec(latinDigits(text).trim())?.[1]
  if (bare !== undefined) return { day: serialDay(Number(bare), reading), isHijri: false }
  const written = writtenDay(text, reading.dateOrder)
  if (!written) return { day: undefined, isHijri: false }
  const { isHijri, month, day } = written
  if (isHijri) return { day: hijriDay(hijriYear(written), month, day), isHijri }
  const thisYear = Number(reading.today.slice(0, 4))
  const date = DateTime.utc(fullYear(written.year, { thisYear, isPast }), month, day)
  return { day: (date.isValid ? date.toISODate() : null) ?? undefined, isHijri }
}

/** Spreadsheets count from 30 December 1899, those of the older Mac from 1904. */
const serialDay = (days: number, { countsFrom1904 = false }: Reading) =>
  (countsFrom1904 ? DateTime.utc(1904, 1, 1) : DateTime.utc(1899, 12, 30))
    .plus({ days })
    .toISODate() ?? undefined

const hijriYear = ({ year }: WrittenDay) => (year.length === 4 ? Number(year) : 1400 + Number(year))

type Around = { thisYear: number; isPast: boolean }

/** Two digits mean the latest such year that has begun; of days that may lie ahead, the nearest one. */
function fullYear(year: string, { thisYear, isPast }: Around) {
  if (year.length === 4) return Number(year)
  const latest = thisYear - (thisYear % 100) + Number(year)
  return latest > thisYear + (isPast ? 0 : 50) ? latest - 100 : latest
}
