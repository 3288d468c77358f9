import { ContactFields } from '~/components/people/contact_fields'
import { NameFields } from '~/components/people/name_fields'
import { personBindings } from '~/components/people/person_bindings'
import { StandingFields } from '~/components/people/standing_fields'
import { PersonalFields } from '~/components/students/form/personal_fields'
import { studentStatuses } from '~/components/students/student_statuses'
import type { StudentDetail } from '~/components/students/types'
import type { StudentForm } from '~/components/students/form/use_student_form'

interface StudentFieldsProps {
  student: StudentDetail | null
  field: StudentForm['field']
}

export function StudentFields({ student, field }: StudentFieldsProps) {
  const person = personBindings(field)
  return (
    <>
      <NameFields area="students" photo={student?.photo ?? null} field={person} />
      <ContactFields area="students" field={person} />
      <PersonalFields person={person} field={field} />
      <StandingFields
        area="students"
        statuses={studentStatuses}
        status={field('status')}
        notes={person.notes}
      />
    </>
  )
}
