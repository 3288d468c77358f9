import { absenceLetter, absenceTakenBackLetter } from '#app/mail/absence_letter'
import { localeOfLetter, post } from '#app/mail/letter'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import type { Tenant } from '#domain/access/centre/tenant'
import {
  findAbsenceTakenBack,
  findDecidedAbsence,
} from '#domain/people/instructors/queries/find_decided_absence'
import { readTenant } from '#domain/shared/data/database'

export async function sendDecidedAbsence(tenant: Tenant, absenceId: string) {
  const absence = await readTenant(tenant.id, () => findDecidedAbsence(absenceId))
  if (!absence) return
  const locale = localeOfLetter(tenant, absence)
  const centre = centreNameIn(locale, tenant)
  const told = { absence, centre, timezone: tenant.timezone }
  await post(tenant, absence, absenceLetter(wordsFor(tenant, locale), told))
}

export async function sendAbsenceTakenBack(tenant: Tenant, absenceId: string, day: string | null) {
  const absence = await readTenant(tenant.id, () => findAbsenceTakenBack(absenceId, day))
  if (!absence) return
  const locale = localeOfLetter(tenant, absence)
  const centre = centreNameIn(locale, tenant)
  const told = { absence, day, centre, timezone: tenant.timezone }
  await post(tenant, absence, absenceTakenBackLetter(wordsFor(tenant, locale), told))
}
