import type { NumberFormat } from '#domain/imports/sheets/xlsx/number_format'

const dayLength = 86_400_000
const minute = 60_000
/** Spreadsheets believe in a 29 February 1900: from 1 March of that year on a day has this start. */
const from1900 = Date.UTC(1899, 11, 30)
const from1904 = Date.UTC(1904, 0, 1)
const falseLeapDay = 60
const lastDay = 2_958_465
const exact = 15

/** Days as YYYY-MM-DD, times of day as HH:MM, other numbers as they are typed. */
export function numberText(raw: string, format: NumberFormat, countsFrom1904: boolean): string {
  const number = Number(raw)
  if (raw.trim() === '' || Number.isNaN(number)) return raw
  if (format.shows === 'number' || number < 0 || number > lastDay) return plain(number, format)
  if (format.shows === 'length' && number >= 1) return lengthText(number)
  const isTime = format.shows !== 'day' || (number < 1 && (number > 0 || !countsFrom1904))
  return isTime ? timeText(number) : dayText(number, countsFrom1904)
}

/** Without the noise of binary fractions: 1.1 is stored as 1.1000000000000001. */
function plain(number: number, { zeros }: NumberFormat) {
  const text = String(Number.isInteger(number) ? number : Number(number.toPrecision(exact)))
  return Number.isInteger(number) && number >= 0 ? text.padStart(zeros, '0') : text
}

function dayText(number: number, countsFrom1904: boolean) {
  const day = Math.floor(number + 1e-9)
  const start = countsFrom1904 ? from1904 : day < falseLeapDay ? from1900 + dayLength : from1900
  return new Date(start + day * dayLength).toISOString().slice(0, 10)
}

function timeText(number: number) {
  const part = (number % 1) * dayLength
  return new Date(Math.round(part / minute) * minute).toISOString().slice(11, 16)
}

function lengthText(number: number) {
  const minutes = Math.round((number * dayLength) / minute)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** A day that is written out as ISO 8601, as workbooks of the strict kind do. */
export function isoText(raw: string) {
  const text = raw.trim()
  const [day = '', time = ''] = text.includes('T') ? text.split('T') : [text, '']
  if (day) return /^\d{4}-\d{2}-\d{2}/.test(day) ? day.slice(0, 10) : raw
  return /^\d{2}:\d{2}/.test(time) ? time.slice(0, 5) : raw
}

/** Characters that XML can't hold stand as _x000D_. */
export const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16))
      )
    : text
