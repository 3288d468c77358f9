import type { PayerChoice } from '#domain/billing/payers/find_payer_choices'
import {
  currentSecondPayer,
  type CurrentSecondPayer,
} from '#domain/billing/second_payers/current_second_payer'
import { guardiansOfStudent } from '#domain/billing/second_payers/guardian_choices'
import { isUuid } from '#domain/shared/text/is_uuid'
import { today } from '#domain/shared/time/clock'
import { agreedTerms, type EnrolmentTerms } from '#domain/teaching/enrolments/enrolment_terms'
import { findPlace } from '#domain/teaching/enrolments/queries/find_place'

export type EnrolmentPayers = {
  place: NonNullable<Awaited<ReturnType<typeof findPlace>>>
  second: CurrentSecondPayer | undefined
  terms: EnrolmentTerms
  /** Those of the student who could pay a share. */
  guardians: PayerChoice[]
}

export async function findEnrolmentPayers(
  id: string,
  zone: string
): Promise<EnrolmentPayers | undefined> {
  const place = isUuid(id) ? await findPlace(id) : undefined
  if (!place) return undefined
  const [second, terms, guardians] = await Promise.all([
    currentSecondPayer(id),
    agreedTerms(id, today(zone)),
    guardiansOfStudent(place.studentId),
  ])
  return { place, second, terms, guardians }
}
