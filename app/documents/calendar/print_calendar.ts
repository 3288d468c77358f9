import type { HttpContext } from '@adonisjs/core/http'
import { calendarDocument } from '#app/documents/calendar/calendar_document'
import { type PrintedView, printedDays } from '#app/documents/calendar/printed_days'
import { sendPdf } from '#app/documents/send_pdf'
import { notFound } from '#core/errors/not_found'
import type { PrintedKind } from '#domain/scheduling/prints/find_printed'
import { readPrint } from '#domain/scheduling/prints/read_print'
import type { Locale } from '#domain/shared/choices/locales'
import { readStatements } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

interface Whose {
  of: PrintedKind
  id: string
  namesStudents: boolean
}

interface Wanted {
  view: PrintedView
  day?: string
  locale?: Locale
}

export async function printCalendar(ctx: HttpContext, whose: Whose, wanted: Wanted) {
  const { tenant } = ctx
  const { view, day = today(tenant.timezone), locale = ctx.locale } = wanted
  const days = printedDays(view, day, tenant.weekStart)
  const asked = { from: days[0]!, to: days.at(-1)!, zone: tenant.timezone }
  const print = await readStatements(tenant.id, () => readPrint({ ...whose, ...asked }))
  if (!print) throw notFound(ctx)
  const { namesStudents } = whose
  const made = await calendarDocument({ print, view, days, tenant, locale, namesStudents })
  return sendPdf(ctx, made)
}
