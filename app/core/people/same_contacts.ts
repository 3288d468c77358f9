import type { HttpContext } from '@adonisjs/core/http'
import SameContactTransformer from '#core/people/same_contact_transformer'
import type { SameContact } from '#domain/people/queries/find_same_contact'

export const sameContactsOf = ({ session }: HttpContext, flashed = 'duplicates') =>
  SameContactTransformer.transform((session.flashMessages.get(flashed) ?? []) as SameContact[])
