import { calendarSheet } from '#app/documents/calendar/calendar_sheet'
import type { PrintedView } from '#app/documents/calendar/printed_days'
import { letterhead } from '#app/documents/letterhead'
import { printable } from '#app/documents/printable'
import { namedIn } from '#core/languages/phrases'
import { namesOf } from '#core/people/names_of'
import type { Tenant } from '#domain/access/centre/tenant'
import type { Printed } from '#domain/scheduling/prints/find_printed'
import type { Print } from '#domain/scheduling/prints/read_print'
import { withoutMarks } from '#domain/shared/text/isolate'
import type { Locale } from '#domain/shared/choices/locales'

interface Asked {
  print: Print
  view: PrintedView
  days: string[]
  tenant: Tenant
  locale: Locale
  namesStudents: boolean
}

/** A week or a month on one page, and how its file is called. */
export async function calendarDocument(asked: Asked) {
  const { print, view, days, tenant, locale } = asked
  const { words, write, head, pictures } = await letterhead(tenant, locale)
  const { cancelled, count, ...sheet } = calendarSheet({ ...asked, words, write })
  const [first, last] = [days[0]!, days.at(-1)!]
  const title = nameOf(print.printed, locale)
  const day = view === 'week' ? write.day(first) : write.month(first)
  const name = words.t(`documents.calendar.name.${view}`, { title, day })
  const hijri = view === 'week' ? write.hijriSpan : write.hijriMonths
  const beside = [
    ...(tenant.hijri ? [hijri(first, last)] : []),
    ...(print.zone === tenant.timezone ? [] : [write.zone(print.zone, first)]),
  ]
  const counted = words.t(`documents.calendar.${print.isCut ? 'cut' : 'count'}`, { count })
  const data = {
    ...head,
    ...sheet,
    words: { ...head.words, cancelled, printed: `${head.words.printed} · ${counted}` },
    name: withoutMarks(name),
    title: printable(title),
    kind: kindOf(print.printed),
    span: view === 'week' ? write.span(first, last) : day,
    beside: beside.join(' · '),
  }
  return { name: withoutMarks(name), task: { template: 'calendar.typ', data, pictures } }

  function kindOf(printed: Printed) {
    const kind = words.t(`documents.calendar.kind.${printed.of}`)
    return printed.of === 'instructor' ? kind : `${kind} ${printable(printed.code)}`
  }
}

const nameOf = (printed: Printed, locale: Locale) =>
  printed.of === 'instructor'
    ? namesOf(locale, printed)
    : namedIn(locale, printed.name_en, printed.name_ar)!
