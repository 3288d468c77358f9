import { useShared } from '~/hooks/use_shared'
import { language } from '~/language/store'
import { unbroken } from '#domain/shared/text/unbroken'
import { dayLong, minutesOf } from '#domain/shared/time/clock_times'
import { dayStyle, instantStyle, spanStyle, timeStyle } from '#domain/shared/time/date_styles'

/**
 * `day` takes `YYYY-MM-DD`, the same day everywhere, and never breaks over lines. `instant` and
 * `dayOf` take ISO 8601 and write it in the centre's zone. `span` is from one instant until another,
 * with the day of the week.
 * `clock` and `hours` take `HH:MM` of a wall clock. Of what happens elsewhere they write the hour there, and name the zone
 * where its clocks show another one.
 */
interface Format {
  number: (value: number) => string
  day: (value: string) => string
  instant: (iso: string, zone?: string) => string
  span: (from: string, until: string, zone?: string) => string
  clock: (time: string) => string
  hours: (starts: string, minutes: number) => string
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
  const number = new Intl.NumberFormat(tag)
  const writer = (style: Intl.DateTimeFormatOptions) => {
    const gregorian = new Intl.DateTimeFormat(tag, style)
    const write = (date: Date) => unbroken(gregorian.format(date))
    if (!hijri) return write
    const beside = new Intl.DateTimeFormat(tag, { ...dayStyle, timeZone: style.timeZone, ...HIJRI })
    return (date: Date) => `${write(date)} · ${unbroken(beside.format(date))}`
  }
  const ranges = new Intl.DateTimeFormat(tag, { ...spanStyle, timeZone })
  const hijriDay = hijri && new Intl.DateTimeFormat(tag, { ...dayStyle, timeZone, ...HIJRI })
  const day = writer({ ...dayStyle, timeZone: 'UTC' })
  const dayOf = writer({ ...dayStyle, timeZone })
  const instant = writer({ ...instantStyle, timeZone })
  const span = (from: string, until: string) => {
    const [begins, ends] = [new Date(from), new Date(until)]
    const written = unbroken(ranges.formatRange(begins, ends))
    return hijriDay ? `${written} · ${unbroken(hijriDay.format(begins))}` : written
  }
  const clocks = new Intl.DateTimeFormat(tag, { ...timeStyle, timeZone: 'UTC' })
  const at = (minute: number) => new Date(minute * 60_000)
  const clock = (minute: number) => unbroken(clocks.format(at(minute)))
  const hours = (from: number, until: number) =>
    until < dayLong
      ? unbroken(clocks.formatRange(at(from), at(until)))
      : `${clock(from)}\u2060–\u2060${clock(until)}`
  const there = (zone?: string) =>
    zone === undefined || zone === timeZone ? null : formatFor(tag, zone, hijri)
  const named = (here: string, written: string, zone: string, iso: string) =>
    written === here ? here : `${written} · ${zoneName(tag, zone, iso)}`
  return {
    number: (value) => number.format(value),
    day: (value) => day(new Date(`${value}T00:00:00Z`)),
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
    clock: (time) => clock(minutesOf(time)),
    hours: (starts, minutes) => hours(minutesOf(starts), minutesOf(starts) + minutes),
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
