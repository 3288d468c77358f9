import { isolated } from '#core/languages/phrases'
import { writtenShare } from '#domain/shared/text/written_number'
import { dayStyle, instantStyle } from '#domain/shared/time/date_styles'
import { momentWriter } from '#domain/shared/time/moment_writer'
import { writtenClock, writtenHours } from '#domain/shared/time/written_hours'

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
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
  const writer = (style: Intl.DateTimeFormatOptions) => {
    const { write } = momentWriter(tag, { ...style, timeZone: 'UTC' })
    return (day: string) => write(dateOf(day))
  }
  const ranger = (style: Intl.DateTimeFormatOptions) => {
    const { writeRange } = momentWriter(tag, { ...style, timeZone: 'UTC' })
    return (from: string, to: string) => writeRange(dateOf(from), dateOf(to))
  }
  const number = new Intl.NumberFormat(tag)
  return {
    digits: Array.from({ length: 10 }, (_, digit) => number.format(digit)).join(''),
    share: (part: number, whole: number) => writtenShare(tag, part, whole),
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
    clock: (minute: number) => writtenClock(tag, minute),
    hours: (from: number, until: number) => writtenHours(tag, from, until),
    instant: (when: Date, timeZone: string) =>
      momentWriter(tag, { ...instantStyle, timeZone }).write(when),
    /** As people call it, "Gulf Standard Time". */
    zone: (timeZone: string, on: string) => {
      const parts = momentWriter(tag, { timeZone, timeZoneName: 'longGeneric' }).parts(dateOf(on))
      return isolated(parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone)
    },
  }
}
