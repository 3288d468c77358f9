import type { StudentFamily } from '~/components/guardians/types'
import type { StudentDetail } from '~/components/students/types'

/** The household's form; '' is "not given". */
export type HouseholdData = {
  name: string
  name_other: string
  payer_kind: string
  payer_guardian_id: string
  payer_student_id: string
  company_name: string
  company_tax_number: string
  address: string
  notes: string
  /** Words with a blank between them, so that two people's choices can be put together. */
  student_ids: string
  version: number
}

/** What the form starts from: the household there is, or one that the student's payer or first guardian pays for. */
export function householdData(student: StudentDetail, family: StudentFamily): HouseholdData {
  const { household, guardians } = family
  const payer = guardians.find(({ is_payer }) => is_payer) ?? guardians[0]
  return {
    name: household?.name ?? payer?.last_name ?? student.last_name,
    name_other: household?.name_other ?? payer?.last_name_other ?? student.last_name_other ?? '',
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
