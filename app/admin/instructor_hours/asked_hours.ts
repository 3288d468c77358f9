import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { dayField } from '#core/forms/day_field'
import { lastDayOf } from '#core/forms/day_span'
import { recordId } from '#core/records/reference_fields'
import { counts } from '#domain/shared/limits/counts'
import { dayAfter } from '#domain/shared/time/day_span'
import { now } from '#domain/shared/time/clock'

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
  const { from, until } = span ?? monthOf(tenant.timezone)
  const branch = place?.branch ?? null
  const at = (day: string) => DateTime.fromISO(day, { zone: tenant.timezone }).toJSDate()
  return {
    query: { from, until, branch },
    asked: { from: at(from), until: at(dayAfter(until, 1)), branch },
  }
}

function monthOf(zone: string) {
  const today = now().setZone(zone)
  const [from, until] = [today.startOf('month'), today.endOf('month')]
  return { from: from.toISODate()!, until: until.toISODate()! }
}
