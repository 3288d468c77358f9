import { localeOfLetter, post } from '#app/mail/letter'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import { offerLetter } from '#app/mail/offer_letter'
import type { Tenant } from '#domain/access/centre/tenant'
import { readTenant } from '#domain/shared/data/database'
import { FindSeatOffer } from '#domain/teaching/enrolments/queries/find_seat_offer'

export async function sendSeatOffer(tenant: Tenant, enrolmentId: string) {
  const offer = await readTenant(tenant.id, () => new FindSeatOffer().execute(enrolmentId))
  if (!offer) return
  const locale = localeOfLetter(tenant, offer.to)
  const centre = centreNameIn(locale, tenant)
  const { timezone } = tenant
  const letter = offerLetter(wordsFor(tenant, locale), { ...offer, locale, centre, timezone })
  await post(tenant, offer.to, letter)
}
