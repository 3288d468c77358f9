import { useTranslations } from 'use-intl'
import { recordUrls } from '~/ui/record/record_urls'
import type { GuardianMode } from '~/components/guardians/links/guardian_kind_choice'
import type { SameContact } from '~/components/people/types'
import { DeparturePanel } from '~/components/people/departure/departure_panel'
import { DuplicatePanel } from '~/components/students/form/duplicate_panel'
import { NewGuardian } from '~/components/students/form/new_guardian'
import { StudentChangeWarnings } from '~/components/students/form/student_change_warnings'
import { StudentFields } from '~/components/students/form/student_fields'
import type { Duplicate, StudentDetail } from '~/components/students/types'
import { useStudentForm } from '~/components/students/form/use_student_form'
import { AreaForm } from '~/ui/form/area_form'
import { useFieldLabel } from '~/ui/record/use_field_label'
import { nameFields } from '#domain/shared/text/person_names'

/** In the form's order, which the error summary follows. */
const labelledInputs = [
  'photo',
  ...nameFields,
  'phone',
  'phone_country',
  'whatsapp',
  'email',
  'birth_date',
  'gender',
  'nationality',
  'national_id',
  'school_name',
  'status',
  'notes',
] as const

const guardianInputs = [...nameFields, 'phone', 'email', 'relation'] as const

interface StudentFormProps {
  title: string
  student: StudentDetail | null
  duplicates: Duplicate[]
  guardian?: { modes: GuardianMode[]; suspects: SameContact[] }
}

export function StudentForm({ title, student, duplicates, guardian }: StudentFormProps) {
  const state = useStudentForm(student)
  const { field } = state
  const guardianWords = useTranslations('guardians.fields')
  const guardianLabel = useFieldLabel('guardians')
  const labels = {
    ...Object.fromEntries(
      guardianInputs.map((name) => [`guardian_${name}`, guardianLabel(name) ?? name])
    ),
    guardian_id: guardianWords('guardian'),
  }
  return (
    <AreaForm
      area="students"
      title={title}
      record={student}
      urls={recordUrls('students')}
      inputs={labelledInputs}
      labels={labels}
      state={state}
      notices={
        <>
          <DeparturePanel agreed={field('agreed')} />
          <DuplicatePanel duplicates={duplicates} confirm={field('confirm_duplicate')} />
        </>
      }
    >
      <StudentFields
        student={student}
        field={field}
        warnings={student && <StudentChangeWarnings student={student} state={state} />}
      />
      {guardian && guardian.modes.length > 1 && <NewGuardian {...guardian} field={field} />}
    </AreaForm>
  )
}
