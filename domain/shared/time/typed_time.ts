import { typedFigure } from '#domain/shared/text/digits'
import { isClock } from '#domain/shared/time/week_windows'

const HALF = String.raw`(?<half>[ap]\.?(?:m\.?)?|ص|م|صباحا|مساء)`
const PARTED = new RegExp(String.raw`^(?<hour>\d{1,2})(?:[:.٫,،\s](?<minute>\d{2}))?\s*${HALF}?$`)
const RUN_TOGETHER = new RegExp(String.raw`^(?<hour>\d{1,2})(?<minute>\d{2})\s*${HALF}?$`)
const EVENING = /^[pم]/

/** As it is compared: plain letters and spaces, without vowel signs. */
const plain = (text: string) =>
  typedFigure(text)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase()

/**
 * In any digits: 16:30, 6:30, 1830, 18.30, 18, 6pm, 6:30 م. Answers 'HH:MM', with `isEnd` also
 * '24:00', or null for what is no time of day. Without morning or evening an hour is of 24.
 */
export function readTypedTime(text: string, { isEnd = false } = {}): string | null {
  const typed = plain(text)
  const {
    hour,
    minute = '00',
    half,
  } = (PARTED.exec(typed) ?? RUN_TOGETHER.exec(typed))?.groups ?? {}
  if (hour === undefined) return null
  const ofDay = half === undefined ? Number(hour) : hourOfHalf(Number(hour), EVENING.test(half))
  const time = `${String(ofDay).padStart(2, '0')}:${minute}`
  // Who ends at 12 at night means the end of the day
  if (isEnd && half !== undefined && time === '00:00') return '24:00'
  return isClock(time, isEnd) ? time : null
}

/** Whether a time says if it is before or after noon. */
export const saysHalf = (text: string) => new RegExp(String.raw`\d\s*${HALF}$`).test(plain(text))

/** 12 begins a half of the day; who says "18:30 pm" means what they say. */
function hourOfHalf(hour: number, isEvening: boolean): number {
  if (!isEvening) return hour === 12 ? 0 : hour > 12 ? Number.NaN : hour
  if (hour === 0) return Number.NaN
  return hour < 12 ? hour + 12 : hour
}
