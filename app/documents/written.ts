import { dayStyle, instantStyle, timeStyle } from '#domain/shared/time/date_styles'
import { isolated } from '#core/languages/phrases'
import { dayLong } from '#domain/shared/time/clock_times'
import { unbroken } from '#domain/shared/text/unbroken'

/** Umm al-Qura, which offices in the Gulf use. */
const hijri = { calendar: 'islamic-umalqura' } as const

type Written = ReturnType<typeof makeWritten>

const made = new Map<string, Written>()

/** Days, hours and numbers as documents write them; `tag` is a full one. Days are YYYY-MM-DD, hours minutes since midnight. */
export function written(tag: string): Written {
  const known = made.get(tag) ?? makeWritten(tag)
  made.set(tag, known)
  return known
}

function makeWritten(tag: string) {
  const format = (style: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
    new Intl.DateTimeFormat(tag, { ...style, timeZone })
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
  const writer = (style: Intl.DateTimeFormatOptions) => {
    const one = format(style)
    return (day: string) => isolated(unbroken(one.format(dateOf(day))))
  }
  const ranger = (style: Intl.DateTimeFormatOptions) => {
    const both = format(style)
    return (from: string, to: string) =>
      isolated(unbroken(both.formatRange(dateOf(from), dateOf(to))))
  }
  // Two digits from 1:00 on, as ranges have them
  const clocks = format(tag.startsWith('ar') ? timeStyle : { ...timeStyle, hour: '2-digit' })
  const at = (minute: number) => new Date(minute * 60_000)
  const clock = (minute: number) => unbroken(clocks.format(at(minute)))
  const number = new Intl.NumberFormat(tag)
  return {
    digits: Array.from({ length: 10 }, (_, digit) => number.format(digit)).join(''),
    weekday: writer({ weekday: 'long' }),
    day: writer(dayStyle),
    dayOfMonth: writer({ day: 'numeric' }),
    dayInMonth: writer({ day: 'numeric', month: 'short' }),
    longDay: writer({ weekday: 'long', day: 'numeric', month: 'long' }),
    month: writer({ month: 'long', year: 'numeric' }),
    span: ranger(dayStyle),
    hijriDay: writer({ day: 'numeric', month: 'short', ...hijri }),
    hijriSpan: ranger({ ...dayStyle, ...hijri }),
    hijriMonths: ranger({ month: 'long', year: 'numeric', ...hijri }),
    clock: (minute: number) => isolated(clock(minute)),
    hours: (from: number, until: number) =>
      isolated(
        from < until && until < dayLong
          ? unbroken(clocks.formatRange(at(from), at(until)))
          : `${clock(from)}\u2060–\u2060${clock(until)}`
      ),
    instant: (when: Date, zone: string) => isolated(format(instantStyle, zone).format(when)),
    /** As people call it, "Gulf Standard Time". */
    zone: (zone: string, on: string) => {
      const parts = format({ timeZoneName: 'longGeneric' }, zone).formatToParts(dateOf(on))
      return isolated(parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone)
    },
  }
}
