import { absenceReportLetter } from '#app/mail/absence_report_letter'
import { localeOfLetter, post } from '#app/mail/letter'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import { findAddressee } from '#domain/access/links/queries/find_addressee'
import type { Tenant } from '#domain/access/centre/tenant'
import {
  type AbsenceReportMail,
  findAbsenceReport,
} from '#domain/attendance/queries/find_absence_report'
import { readTenant } from '#domain/shared/data/database'

export async function sendAbsenceReport(tenant: Tenant, mail: Omit<AbsenceReportMail, 'mail'>) {
  const { addressee, absences } = await readTenant(tenant.id, async () => ({
    addressee: await findAddressee(mail.userId),
    absences: await findAbsenceReport(mail),
  }))
  if (!addressee || absences.length === 0) return
  const locale = localeOfLetter(tenant, addressee)
  const centre = centreNameIn(locale, tenant)
  await post(
    tenant,
    addressee,
    absenceReportLetter(wordsFor(tenant, locale), { locale, centre, absences })
  )
}
