import { inTurn } from '#app/jobs/in_turn'
import { absenceAlertLetter } from '#app/mail/absence_alert_letter'
import { localeOfLetter, post } from '#app/mail/letter'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import type { Tenant } from '#domain/access/centre/tenant'
import { type Alert, findAlerts } from '#domain/attendance/absence_alerts/find_alerts'
import { forgetAlerts, noteCorrected, noteTold } from '#domain/attendance/absence_alerts/note_told'
import { readStatements } from '#domain/shared/data/database'

export const sendAbsenceAlert = (tenant: Tenant, guardianId: string) =>
  inTurn(`alerts ${tenant.id}`, () => send(tenant, guardianId))

async function send(tenant: Tenant, guardianId: string) {
  const { to, absent, corrected, gone } = await readStatements(tenant.id, () =>
    findAlerts(guardianId)
  )
  const of = (alerts: Alert[]) => ({
    ...{ tenantId: tenant.id, guardianId },
    marks: alerts.map((alert) => alert.mark_id),
  })
  if (gone.length) await forgetAlerts({ tenantId: tenant.id, guardianId, marks: gone })
  if (!to) return
  const locale = localeOfLetter(tenant, to)
  const told = { locale, centre: centreNameIn(locale, tenant) }
  const words = wordsFor(tenant, locale)
  if (absent.length) {
    await post(tenant, to, absenceAlertLetter(words, { ...told, about: 'absent', alerts: absent }))
    await noteTold(of(absent))
  }
  if (corrected.length) {
    const letter = { ...told, about: 'corrected', alerts: corrected } as const
    await post(tenant, to, absenceAlertLetter(words, letter))
    await noteCorrected(of(corrected))
  }
}
