import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { lastDayOf } from '#core/forms/day_span'
import { monthOf } from '#domain/shared/time/calendar_span'
import { dayAfter } from '#domain/shared/time/day_span'
import { today } from '#domain/shared/time/clock'

const validator = vine.create({
  from: dayField(),
  until: lastDayOf('from'),
})

export type LedgerDays = { from: string | null; until: string | null }

/** The days of the address, both included; everything where there are none, or no true ones. */
export async function ledgerDays({ request }: HttpContext): Promise<LedgerDays> {
  const [, span] = await request.tryValidateUsing(validator, { data: request.qs() })
  return span ? { from: span.from, until: span.until } : { from: null, until: null }
}

export type LedgerPeriod = LedgerDays & {
  period: 'all' | 'this_month' | 'last_month' | 'this_year'
}

/** The stretches that an accountant asks for, by the day of the centre. */
export function ledgerPeriods(zone: string): LedgerPeriod[] {
  const day = today(zone)
  const [month, year] = [monthOf(day), day.slice(0, 4)]
  const before = monthOf(dayAfter(month.from, -1))
  return [
    { period: 'all', from: null, until: null },
    { period: 'this_month', from: month.from, until: month.to },
    { period: 'last_month', from: before.from, until: before.to },
    { period: 'this_year', from: `${year}-01-01`, until: `${year}-12-31` },
  ]
}
