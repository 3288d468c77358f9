import type { HttpContext } from '@adonisjs/core/http'
import { today } from '#domain/shared/clock'

/** What the validators of people are told of the centre: how it reads a phone, and its day. */
export const personMeta = ({ tenant }: HttpContext) => ({
  meta: { phoneCountry: tenant.phoneCountry, today: today(tenant.timezone) },
})
