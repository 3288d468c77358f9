import { problem, type Reader, value } from '#domain/imports/cells/cell'
import { latinDigits } from '#domain/shared/text/digits'
import { clockOf, dayLong } from '#domain/shared/time/clock_times'
import { readTypedTime } from '#domain/shared/time/typed_time'

const seconds = /^(\d{1,2}:\d{2}):\d{2}(?:\.\d+)?(?=\D*$)/
/** A time that lost its format: spreadsheets store it as a fraction of a day. */
const partOfDay = /^0?\.\d+$/

/** HH:MM as a form reads it, with `isEnd` also 24:00; null for what is no time of day. */
export function readTimeCell(text: string, isEnd = false): string | null {
  const written = latinDigits(text).trim()
  return partOfDay.test(written)
    ? clockOf(minutesOfPart(Number(written), isEnd))
    : readTypedTime(written.replace(seconds, '$1'), { isEnd })
}

/** What rounds up to midnight begins the day, and ends it. */
function minutesOfPart(part: number, isEnd: boolean) {
  const minutes = Math.round(part * dayLong)
  return isEnd ? minutes : minutes % dayLong
}

export const timeCell =
  ({ isEnd = false } = {}): Reader =>
  (text) => {
    const time = readTimeCell(text, isEnd)
    return time === null ? problem('time') : value(time)
  }
