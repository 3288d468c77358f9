import { localeOfLetter, post } from '#app/mail/letter'
import { makeUpSeatLetter } from '#app/mail/make_up_seat_letter'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import { findAddressee } from '#domain/access/links/queries/find_addressee'
import type { Tenant } from '#domain/access/centre/tenant'
import type { MakeUpSeatMail } from '#domain/attendance/make_ups/actions/notify_free_seats'
import { findFreeSeat } from '#domain/attendance/make_ups/queries/find_free_seat'
import { readTenant } from '#domain/shared/data/database'

export async function sendMakeUpSeat(tenant: Tenant, mail: Omit<MakeUpSeatMail, 'mail'>) {
  const { addressee, seat } = await readTenant(tenant.id, async () => ({
    addressee: await findAddressee(mail.userId),
    seat: await findFreeSeat(mail),
  }))
  if (!addressee || !seat) return
  const locale = localeOfLetter(tenant, addressee)
  const centre = centreNameIn(locale, tenant)
  await post(
    tenant,
    addressee,
    makeUpSeatLetter(wordsFor(tenant, locale), { locale, centre, seat, slug: tenant.slug })
  )
}
