import { sessionTeller, type Telling } from '#app/documents/calendar/told_session'
import { inLanes } from '#app/documents/calendar/day_lanes'
import { columnsOf, type PrintedView } from '#app/documents/calendar/printed_days'
import { printable } from '#app/documents/printable'
import { namedIn } from '#core/languages/phrases'
import type { Tenant } from '#domain/access/centre/tenant'
import { minutesOf } from '#domain/shared/time/clock_times'
import { closedHours, type Minutes } from '#domain/shared/time/closed_hours'
import { covers } from '#domain/shared/time/day_span'
import { hoursAround } from '#domain/shared/time/hours_around'

const hour = 60

interface Sheet extends Telling {
  view: PrintedView
  days: string[]
  tenant: Pick<Tenant, 'weekStart' | 'hijri'>
}

/** What `calendar.typ` draws, every text in it written out. */
export function calendarSheet(sheet: Sheet) {
  const { view, days, tenant, words, write } = sheet
  const tell = sessionTeller(sheet)
  const told = sheet.print.sessions.map(tell).filter(({ day }) => days.includes(day))
  const open = sheet.print.open.flatMap(({ windows }) => windows.map(inMinutes))
  const shown = hoursAround(open, told)
  const made = days.map((day) => {
    const { entries, lanes } = inLanes(
      told.filter((one) => one.day === day),
      shown.until
    )
    const { note, closed } = closedOn(sheet, day, shown)
    return {
      ...{ weekday: write.weekday(day), number: write.dayOfMonth(day), note, lanes, entries },
      ...{ date: write.dayInMonth(day), heading: write.longDay(day) },
      beside: tenant.hijri ? write.hijriDay(day) : '',
      closed,
      is_closed: closed.some(([from, until]) => until - from === shown.until - shown.from),
    }
  })
  const { blanks, headings } = columnsOf(days, tenant.weekStart)
  return {
    ...{ view, ...shown, days: made, hours: hourLines(shown, write.clock) },
    weekdays: headings.map(write.weekday),
    blanks,
    cancelled: words.t('sessions.status.cancelled'),
    count: told.filter((one) => !one.is_cancelled).length,
  }
}

const inMinutes = ({ from, until }: { from: string; until: string }) => ({
  from: minutesOf(from),
  until: minutesOf(until),
})

function hourLines({ from, until }: Minutes, clock: (minute: number) => string) {
  const count = (until - from) / hour + 1
  return Array.from({ length: count }, (_, place) => {
    const at = from + place * hour
    return { at, label: at === until ? '' : clock(at) }
  })
}

/** The hours of a day in which nobody meets, and why where it is the whole day. */
function closedOn({ print, locale, words }: Sheet, day: string, { from, until }: Minutes) {
  const holidays = print.holidays.filter((holiday) => covers(holiday, day))
  const names = holidays.map(({ name_en, name_ar }) =>
    printable(namedIn(locale, name_en, name_ar)!, 60)
  )
  const whole: [number, number][] = [[from, until]]
  if (names.length) return { note: [...new Set(names)].join(' · '), closed: whole }
  const windows = print.open.find((one) => one.day === day)?.windows
  if (!windows) return { note: '', closed: [] }
  if (windows.length === 0) return { note: words.t('documents.calendar.closed'), closed: whole }
  const closed = closedHours(windows).map((hours): [number, number] => [
    Math.max(hours.from, from),
    Math.min(hours.until, until),
  ])
  return { note: '', closed: closed.filter(([start, end]) => start < end) }
}
