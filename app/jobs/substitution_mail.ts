import { localeOfLetter, post } from '#app/mail/letter'
import { substitutionLetter } from '#app/mail/substitution_letter'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import type { Tenant } from '#domain/access/centre/tenant'
import {
  findOfferLetter,
  type SubstitutionMail,
} from '#domain/scheduling/substitution/queries/find_offer_letter'
import { readTenant } from '#domain/shared/data/database'

export async function sendSubstitutionOffer(
  tenant: Tenant,
  { sessionId, instructorId }: Pick<SubstitutionMail, 'sessionId' | 'instructorId'>
) {
  const offer = await readTenant(tenant.id, () => findOfferLetter(sessionId, instructorId))
  if (!offer) return
  const locale = localeOfLetter(tenant, offer)
  const centre = centreNameIn(locale, tenant)
  const told = { offer, locale, centre, slug: tenant.slug }
  await post(tenant, offer, substitutionLetter(wordsFor(tenant, locale), told))
}
