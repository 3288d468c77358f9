import { letterhead } from '#app/documents/letterhead'
import { printable } from '#app/documents/printable'
import { namedIn } from '#core/languages/phrases'
import { namesOf } from '#core/people/names_of'
import type { Tenant } from '#domain/access/centre/tenant'
import type { MonthEntry } from '#domain/attendance/queries/group_month'
import { monthSheet, type Rate } from '#domain/attendance/rules/month_sheet'
import { sheetSigns } from '#domain/shared/choices/attendance'
import type { Locale } from '#domain/shared/choices/locales'
import { withoutMarks } from '#domain/shared/text/isolate'
import { minutesOf } from '#domain/shared/time/clock_times'
import { shownAt } from '#domain/shared/time/zone_offsets'

interface Asked {
  group: { code: string; title_en: string | null; title_ar: string | null }
  sessions: { id: string; starts_at: Date; time_zone: string }[]
  entries: MonthEntry[]
  month: string
  tenant: Tenant
  locale: Locale
}

/** As many letters as have room in one line. */
const longestName = 40

/** What stands in a cell of its own, beside the letters of the words. */
const blank = ['open', 'out'] as const

/** A group's month on paper: `attendance.typ` draws what every text is written out for here. */
export async function attendanceDocument(asked: Asked) {
  const { group, sessions, entries, month, tenant, locale } = asked
  const { words, write, head, pictures } = await letterhead(tenant, locale)
  const { rows, rates, total } = monthSheet(sessions, entries)
  const t = (key: string) => words.t(`attendance_sheet.${key}`)
  const rate = ({ attended, marked }: Rate) => write.share(attended, marked)
  const first = `${month}-01`
  const title = namedIn(locale, group.title_en, group.title_ar) ?? group.code
  const name = withoutMarks(words.t('attendance_sheet.name', { title, month: write.month(first) }))
  const data = {
    ...head,
    ...{ name, title: printable(title), kind: `${t('title')} ${printable(group.code)}` },
    span: write.month(first),
    beside: tenant.hijri ? write.hijriMonths(first, `${month}-28`) : '',
    columns: sessions.map(({ starts_at: starts, time_zone: zone }, at) => {
      const [day = '', clock = ''] = shownAt(zone, starts).split('T')
      const hour = write.clock(minutesOf(clock.slice(0, 5)))
      return {
        day: write.dayOfMonth(day),
        weekday: write.weekday(day),
        hour,
        rate: rate(rates[at]!),
      }
    }),
    rows: rows.map(({ student, signs, rate: own }) => ({
      name: printable(namesOf(locale, student), longestName),
      signs: signs.map((sign) => ({ is: sign, text: mark(sign) })),
      rate: rate(own),
    })),
    total: rate(total),
    legend: sheetSigns
      .filter((sign) => sign !== 'open')
      .map((sign) => ({ is: sign, text: mark(sign), told: t(`sign.${sign}`) })),
    labels: { student: t('student'), rate: t('rate'), none: t('none') },
  }
  return { name, task: { template: 'attendance.typ', data, pictures } }

  function mark(sign: (typeof sheetSigns)[number]) {
    return blank.some((one) => one === sign) ? '' : t(`mark.${sign}`)
  }
}
