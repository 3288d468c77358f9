import type { StudentFamily } from '~/components/guardians/types'
import type { StudentDetail } from '~/components/students/types'
import { askedName } from '#domain/shared/text/person_names'

export type HouseholdData = {
  name_en: string
  name_ar: string
  payer_kind: string
  payer_guardian_id: string
  payer_student_id: string
  company_name: string
  company_tax_number: string
  address: string
  notes: string
  /** Words separated by spaces, so that two people's choices can be merged. */
  student_ids: string
  version: number
}

export function householdData(student: StudentDetail, family: StudentFamily): HouseholdData {
  const { household, guardians } = family
  const payer = guardians.find(({ is_payer }) => is_payer) ?? guardians[0]
  const called = payer ?? student
  const name = household
    ? askedName(household.name, household.name_other)
    : askedName(called.last_name, called.last_name_other)
  return {
    name_en: name.en,
    name_ar: name.ar,
    payer_kind: household?.payer_kind ?? (payer ? 'guardian' : 'student'),
    payer_guardian_id: household?.payer_guardian_id ?? payer?.id ?? '',
    payer_student_id: household?.payer_student_id ?? student.id,
    company_name: household?.company_name ?? '',
    company_tax_number: household?.company_tax_number ?? '',
    address: household?.address ?? '',
    notes: household?.notes ?? '',
    student_ids: (household?.students ?? [student])
      .map(({ id }) => id)
      .sort()
      .join(' '),
    version: household?.version ?? 1,
  }
}
