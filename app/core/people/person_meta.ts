import type { HttpContext } from '@adonisjs/core/http'
import type { PersonMeta } from '#core/forms/person_fields'
import { today } from '#domain/shared/time/clock'

export const personMeta = ({ tenant, locale }: HttpContext): { meta: PersonMeta } => ({
  meta: { phoneCountry: tenant.phoneCountry, today: today(tenant.timezone), locale },
})
