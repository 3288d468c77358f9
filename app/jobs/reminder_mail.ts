import { inTurn } from '#app/jobs/in_turn'
import { localeOfLetter, post } from '#app/mail/letter'
import { unmarkedLetter } from '#app/mail/unmarked_letter'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import type { Tenant } from '#domain/access/centre/tenant'
import { findReminder, noteReminded } from '#domain/attendance/reminders/find_reminder'
import { readStatements } from '#domain/shared/data/database'

export const sendReminder = (tenant: Tenant, instructorId: string) =>
  inTurn(`reminders ${tenant.id}`, () => send(tenant, instructorId))

async function send(tenant: Tenant, instructorId: string) {
  const { to, sessions } = await readStatements(tenant.id, () => findReminder(instructorId))
  if (to && sessions.length) {
    const locale = localeOfLetter(tenant, to)
    const about = { locale, centre: centreNameIn(locale, tenant), slug: tenant.slug, sessions }
    await post(tenant, to, unmarkedLetter(wordsFor(tenant, locale), about))
  }
  const told = sessions.map(({ id }) => id)
  await noteReminded(tenant.id, instructorId, told)
}
