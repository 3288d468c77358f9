import { centreNameIn, localeOfLetter, post, wordsFor } from '#app/mail/letter'
import { sessionsLetter } from '#app/mail/sessions_letter'
import type { Tenant } from '#domain/access/centre/tenant'
import { findAnnouncement } from '#domain/scheduling/class_sessions/announcing/find_announcement'
import { forgetRecipient, markSent } from '#domain/scheduling/class_sessions/announcing/mark_sent'
import { readStatements } from '#domain/shared/data/database'

export async function sendSessionNews(tenant: Tenant, recipientId: string) {
  const found = await readStatements(tenant.id, () => findAnnouncement(recipientId))
  if (!found) return
  if (found.sessions.length === 0) return forgetRecipient(tenant.id, recipientId)
  const locale = localeOfLetter(tenant, found.to)
  const centre = centreNameIn(locale, tenant)
  const letter = sessionsLetter(wordsFor(tenant, locale), { ...found, locale, centre })
  await post(tenant, found.to, letter)
  await markSent(tenant.id, recipientId)
}
