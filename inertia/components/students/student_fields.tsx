import { ContactFields } from '~/components/students/contact_fields'
import { NameFields } from '~/components/students/name_fields'
import { PersonalFields } from '~/components/students/personal_fields'
import { StandingFields } from '~/components/students/standing_fields'
import type { StudentDetail } from '~/components/students/types'
import type { StudentForm } from '~/components/students/use_student_form'

interface StudentFieldsProps {
  student: StudentDetail | null
  field: StudentForm['field']
}

/** The fields of a student, the same where one is added and where one is edited. */
export function StudentFields({ student, field }: StudentFieldsProps) {
  return (
    <>
      <NameFields student={student} field={field} />
      <ContactFields field={field} />
      <PersonalFields field={field} />
      <StandingFields field={field} />
    </>
  )
}
