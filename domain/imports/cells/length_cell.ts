import { problem, type Reader, value } from '#domain/imports/cells/cell'
import { readTimeCell } from '#domain/imports/cells/time_cell'
import { latinDigits } from '#domain/shared/text/digits'
import { minutesOf } from '#domain/shared/time/clock_times'
import { readTypedLength } from '#domain/shared/time/typed_length'

/** A length that lost its format: spreadsheets store it as a fraction of a day. */
const partOfDay = /^0?\.\d{3,}$/

/** In minutes; null for what is no length. */
export function readLengthCell(text: string): number | null {
  const written = latinDigits(text).trim()
  if (!partOfDay.test(written)) return readTypedLength(written)
  const time = readTimeCell(written)
  return time === null ? null : minutesOf(time)
}

/** In minutes, also where hours are written out. */
export const lengthCell =
  (least: number, most: number): Reader =>
  (text) => {
    const minutes = readLengthCell(text)
    return minutes !== null && minutes >= least && minutes <= most
      ? value(minutes)
      : problem('length')
  }
