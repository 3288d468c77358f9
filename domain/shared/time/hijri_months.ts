import { DateTime } from 'luxon'

const written = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

function hijriOf(day: DateTime) {
  const parts = written.formatToParts(day.toJSDate())
  const number = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((part) => part.type === type)!.value)
  return { year: number('year'), month: number('month'), day: number('day') }
}

export type HijriMonth = { year: number; month: number; starts: DateTime }

const widest = 60

/** The months of Umm al-Qura that begin in a Gregorian year or within sixty days of it, in order. */
export function hijriMonths(gregorianYear: number): HijriMonth[] {
  const first = DateTime.utc(gregorianYear, 1, 1).minus({ days: widest })
  const last = DateTime.utc(gregorianYear, 12, 31).plus({ days: widest })
  const months: HijriMonth[] = []
  for (let starts = first; starts <= last; starts = starts.plus({ days: 1 })) {
    const { year, month, day } = hijriOf(starts)
    if (day === 1) months.push({ year, month, starts })
  }
  return months
}
