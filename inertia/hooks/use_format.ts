import { useShared } from '~/hooks/use_shared'
import { language } from '~/language/store'
import { writtenNumber, writtenPercentage, writtenShare } from '#domain/shared/text/written_number'
import { writtenRange } from '#domain/shared/text/written_range'
import { unbroken } from '#domain/shared/text/unbroken'
import { minutesOf } from '#domain/shared/time/clock_times'
import { dayStyle, instantStyle, spanStyle } from '#domain/shared/time/date_styles'
import { momentWriter } from '#domain/shared/time/moment_writer'
import { writtenClock, writtenHours, writtenHoursUntil } from '#domain/shared/time/written_hours'

/**
 * `day` takes `YYYY-MM-DD`, the same day everywhere, and never breaks over lines. `instant` and
 * `dayOf` take ISO 8601 and write it in the centre's zone. `span` is from one instant until another,
 * with the day of the week.
 * `clock`, `hours` and `hoursUntil` take `HH:MM` of a wall clock. Of what happens elsewhere they
 * write the hour there, and name the zone where its clocks show another one.
 */
interface Format {
  number: (value: number) => string
  numbers: (from: number, until: number) => string
  /** 15 is 15 %. */
  percentage: (percent: number) => string
  /** In whole percent; nothing where there is nothing to have a share of. */
  share: (part: number, whole: number) => string
  day: (value: string) => string
  days: (from: string, to: string) => string
  instant: (iso: string, zone?: string) => string
  span: (from: string, until: string, zone?: string) => string
  clock: (time: string) => string
  hours: (starts: string, minutes: number) => string
  hoursUntil: (starts: string, ends: string) => string
  dayOf: (iso: string) => string
  /** The name of a zone on a day; null where its clocks show what the centre's do. */
  zone: (zone: string, day: string) => string | null
}

/**
 * In the page's language, the person's or the centre's digits and the centre's time zone; the Hijri
 * day stands beside the other where it is wanted.
 */
export function useFormat(): Format {
  const { intl, tenant } = useShared()
  const tag = intl?.locale ?? language.get().tag
  const zone = tenant?.timezone ?? 'UTC'
  return formatFor(tag, zone, intl?.hijri ?? false)
}

const made = new Map<string, Format>()

/**
 * Made once for a language and a zone: an Intl formatter costs more than all it writes on a page.
 */
function formatFor(tag: string, zone: string, hijri: boolean): Format {
  const key = `${tag} ${zone} ${hijri}`
  const known = made.get(key)
  if (known) return known
  const format = makeFormat(tag, zone, hijri)
  made.set(key, format)
  return format
}

/** Umm al-Qura, which offices in the Gulf use. */
const HIJRI = { calendar: 'islamic-umalqura' } as const

function makeFormat(tag: string, timeZone: string, hijri: boolean): Format {
  const gregorian = (style: Intl.DateTimeFormatOptions) => momentWriter(tag, style)
  const hijriDays = (zone?: string) => momentWriter(tag, { ...dayStyle, timeZone: zone, ...HIJRI })
  const writer = (style: Intl.DateTimeFormatOptions) => (date: Date) => {
    const written = gregorian(style).write(date)
    return hijri ? `${written} · ${hijriDays(style.timeZone).write(date)}` : written
  }
  const ranges = gregorian({ ...spanStyle, timeZone })
  const day = writer({ ...dayStyle, timeZone: 'UTC' })
  const dayOf = writer({ ...dayStyle, timeZone })
  const instant = writer({ ...instantStyle, timeZone })
  const dateOf = (value: string) => new Date(`${value}T00:00:00Z`)
  const days = (from: string, to: string) => {
    const style = { ...dayStyle, timeZone: 'UTC' }
    const [begins, ends] = [dateOf(from), dateOf(to)]
    const written = gregorian(style).writeRange(begins, ends)
    return hijri ? `${written} · ${hijriDays('UTC').writeRange(begins, ends)}` : written
  }
  const span = (from: string, until: string) => {
    const [begins, ends] = [new Date(from), new Date(until)]
    const written = ranges.writeRange(begins, ends)
    return hijri ? `${written} · ${hijriDays(timeZone).write(begins)}` : written
  }
  const there = (zone?: string) =>
    zone === undefined || zone === timeZone ? null : formatFor(tag, zone, hijri)
  const named = (here: string, written: string, zone: string, iso: string) =>
    written === here ? here : `${written} · ${zoneName(tag, zone, iso)}`
  return {
    number: (value) => writtenNumber(tag, value),
    numbers: (from, until) =>
      writtenRange(tag, writtenNumber(tag, from), writtenNumber(tag, until)),
    percentage: (percent) => writtenPercentage(tag, percent),
    share: (part, whole) => writtenShare(tag, part, whole),
    day: (value) => day(dateOf(value)),
    days,
    instant: (iso, zone) => {
      const here = instant(new Date(iso))
      const away = there(zone)
      return away ? named(here, away.instant(iso), zone!, iso) : here
    },
    span: (from, until, zone) => {
      const here = span(from, until)
      const away = there(zone)
      return away ? named(here, away.span(from, until), zone!, from) : here
    },
    clock: (time) => writtenClock(tag, minutesOf(time)),
    hours: (starts, minutes) => writtenHours(tag, minutesOf(starts), minutesOf(starts) + minutes),
    hoursUntil: (starts, ends) => writtenHoursUntil(tag, starts, ends),
    dayOf: (iso) => dayOf(new Date(iso)),
    zone: (zone, on) => {
      const noon = `${on}T12:00:00Z`
      const away = there(zone)
      return away && away.instant(noon) !== instant(new Date(noon))
        ? zoneName(tag, zone, noon)
        : null
    },
  }
}

/** As people call it, "Gulf Standard Time". */
function zoneName(tag: string, timeZone: string, iso: string) {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')
  return unbroken(parts?.value ?? timeZone)
}
