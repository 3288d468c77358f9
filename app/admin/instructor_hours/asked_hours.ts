import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { lastDayOf } from '#core/forms/day_span'
import { recordId } from '#core/records/reference_fields'
import { counts } from '#domain/shared/limits/counts'
import { monthOf } from '#domain/shared/time/calendar_span'
import { today } from '#domain/shared/time/clock'

const [, most] = counts.daysOfHours

const validator = vine.create({
  from: dayField(),
  until: lastDayOf('from', most),
})

const branchValidator = vine.create({ branch: recordId() })

/** The days of the address, both included, else this month's; every branch, where none is named. */
export async function askedHours({ request, tenant }: HttpContext) {
  const data = request.qs()
  const [, span] = await request.tryValidateUsing(validator, { data })
  const [, place] = await request.tryValidateUsing(branchValidator, { data })
  const { from, until } = span ?? thisMonth(tenant.timezone)
  const branch = place?.branch ?? null
  return { from, until, branch }
}

function thisMonth(zone: string) {
  const { from, to: until } = monthOf(today(zone))
  return { from, until }
}
