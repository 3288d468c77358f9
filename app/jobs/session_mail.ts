import { inTurn } from '#app/jobs/in_turn'
import { localeOfLetter, post } from '#app/mail/letter'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import { sessionsLetter } from '#app/mail/sessions_letter'
import type { Tenant } from '#domain/access/centre/tenant'
import { findAnnouncement } from '#domain/scheduling/class_sessions/announcing/find_announcement'
import { forgetRecipient, markSent } from '#domain/scheduling/class_sessions/announcing/mark_sent'
import { readStatements } from '#domain/shared/data/database'

/** One after the other in a centre: of two to the same person, the second is read once the first has left. */
export const sendSessionNews = (tenant: Tenant, recipientId: string) =>
  inTurn(`sessions ${tenant.id}`, () => send(tenant, recipientId))

async function send(tenant: Tenant, recipientId: string) {
  const found = await readStatements(tenant.id, () => findAnnouncement(recipientId))
  if (!found?.sessions.length) return forgetRecipient(tenant.id, recipientId)
  const locale = localeOfLetter(tenant, found.to)
  const centre = centreNameIn(locale, tenant)
  const letter = sessionsLetter(wordsFor(tenant, locale), { ...found, locale, centre })
  await post(tenant, found.to, letter)
  await markSent(tenant.id, recipientId, found.toldIds)
}
