import { DateTime } from 'luxon'
import { type HijriMonth, hijriMonths } from '#domain/shared/time/hijri_months'

/** A day of the Hijri calendar; the month counts from Muharram, 1. */
type HijriDay = readonly [month: number, day: number]

/** When a preset is, in a year of its calendar. */
export type When =
  | { month: number; day: number }
  /** The nth of a weekday (ISO) in a month. */
  | { month: number; weekday: number; nth: number }
  /** So many days after Easter of the eastern churches. */
  | { afterEasternEaster: number }
  /** The moon is looked for: no date of it is certain. */
  | { hijri: HijriDay; after?: number; until?: HijriDay }

export type HolidayPreset = {
  /** What a holiday that was taken over is recognised by; the same feast in any country. */
  key: string
  name_en: string
  name_ar: string
  when: When
  days: number
}

/** What a country's presets come to in a year; it is no holiday before a person has confirmed it. */
export type ProposedHoliday = {
  preset: string
  /** Of the calendar it follows, so that a feast that comes twice in a year is two. */
  preset_year: number
  name_en: string
  name_ar: string
  /** YYYY-MM-DD, both included. */
  starts_on: string
  ends_on: string
  /** Its date hangs on the moon: Umm al-Qura's is a proposal, a country may say another day. */
  is_sighted: boolean
}

type Span = { year: number; first: DateTime; last: DateTime }

/** In the order of their days; each begins in the year. */
export function proposedHolidays(
  presets: readonly HolidayPreset[],
  year: number
): ProposedHoliday[] {
  const months = hijriMonths(year)
  return presets
    .flatMap((preset) => spansOf(preset, year, months).map((span) => proposal(preset, span)))
    .sort((one, other) => one.starts_on.localeCompare(other.starts_on))
}

const proposal = ({ key, name_en, name_ar, when }: HolidayPreset, span: Span): ProposedHoliday => ({
  preset: key,
  preset_year: span.year,
  name_en,
  name_ar,
  starts_on: span.first.toISODate()!,
  ends_on: span.last.toISODate()!,
  is_sighted: 'hijri' in when,
})

function spansOf({ when, days }: HolidayPreset, year: number, months: HijriMonth[]): Span[] {
  if ('hijri' in when) {
    return hijriSpans(when, days, months).filter(({ first }) => first.year === year)
  }
  const first = civilDay(when, year)
  return [{ year, first, last: first.plus({ days: days - 1 }) }]
}

type Hijri = Extract<When, { hijri: unknown }>

function hijriSpans(
  { hijri, after = 0, until }: Hijri,
  days: number,
  months: HijriMonth[]
): Span[] {
  const [month, day] = hijri
  return months
    .filter((one) => one.month === month)
    .flatMap(({ year, starts }) => {
      const first = starts.plus({ days: day - 1 + after })
      if (!until) return [{ year, first, last: first.plus({ days: days - 1 }) }]
      const end = months.find((one) => one.year === year && one.month === until[0])
      return end ? [{ year, first, last: end.starts.plus({ days: until[1] - 1 }) }] : []
    })
}

function civilDay(when: Exclude<When, Hijri>, year: number): DateTime {
  if ('afterEasternEaster' in when)
    return easternEaster(year).plus({ days: when.afterEasternEaster })
  if ('day' in when) return DateTime.utc(year, when.month, when.day)
  const first = DateTime.utc(year, when.month, 1)
  const ahead = (when.weekday - first.weekday + 7) % 7
  return first.plus({ days: ahead + 7 * (when.nth - 1) })
}

/** Between the Julian and the Gregorian calendar from 1900 to 2099. */
const julianLag = 13

/** Meeus's rule for Easter in the Julian calendar, told in the Gregorian one. */
function easternEaster(year: number): DateTime {
  const moon = (19 * (year % 19) + 15) % 30
  const ahead = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const place = moon + ahead + 114
  return DateTime.utc(year, Math.floor(place / 31), (place % 31) + 1).plus({ days: julianLag })
}
