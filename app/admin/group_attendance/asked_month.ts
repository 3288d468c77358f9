import type { HttpContext } from '@adonisjs/core/http'
import { isCalendarDay } from '#domain/shared/time/calendar_day'
import { today } from '#domain/shared/time/clock'
import { addMonths } from '#domain/shared/time/calendar_span'

/** The month of the address, YYYY-MM, else the one it is where the centre is. */
export function askedMonth({ request, tenant }: HttpContext) {
  const month: unknown = request.qs().month
  if (typeof month === 'string' && isCalendarDay(`${month}-01`)) return month
  return today(tenant.timezone).slice(0, 7)
}

export function monthsBeside(month: string) {
  const beside = (months: number) => addMonths(`${month}-01`, months).slice(0, 7)
  return { previous: beside(-1), next: beside(1) }
}
