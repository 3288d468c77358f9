import { personFormData, type PersonFormData } from '~/components/people/person_form_data'
import { newGuardianData, type NewGuardianData } from '~/components/students/form/new_guardian_data'
import type { StudentDetail } from '~/components/students/types'

/** A student as the form holds them: empty is '', not null. A type, so that Inertia accepts it as form data. */
export type StudentFormData = PersonFormData & {
  birth_date: string
  school_name: string
} & NewGuardianData

/** What the form starts from: the saved student, or a new one who is active. */
export function studentFormData(
  student: StudentDetail | null,
  phoneCountry: string
): StudentFormData {
  return {
    ...personFormData(student, phoneCountry),
    birth_date: student?.birth_date ?? '',
    school_name: student?.school_name ?? '',
    ...newGuardianData(phoneCountry),
  }
}
