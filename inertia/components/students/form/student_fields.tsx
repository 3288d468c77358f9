import { longest } from '#domain/shared/limits/text_lengths'
import { ContactFields, NameFields, PapersFields } from '~/components/people/person_fields'
import { personBindings } from '~/components/people/person_form_data'
import { StandingFields } from '~/components/people/standing_fields'
import { studentStatuses } from '#domain/people/students/rules/student_status'
import type { StudentDetail } from '~/components/students/types'
import type { StudentForm } from '~/components/students/form/use_student_form'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PersonBindings } from '~/components/people/types'
import { DateField } from '~/ui/form/days/date_field'
import { FormSection } from '~/ui/form/form_section'
import { TextField } from '~/ui/form/fields/text_field'

interface StudentFieldsProps {
  student: StudentDetail | null
  field: StudentForm['field']
  warnings: ReactNode
}

export function StudentFields({ student, field, warnings }: StudentFieldsProps) {
  const person = personBindings(field)
  return (
    <>
      <NameFields area="students" photo={student?.photo ?? null} field={person} />
      <ContactFields area="students" field={person} person={student} />
      <PersonalFields person={person} field={field} warnings={warnings} />
      <StandingFields
        area="students"
        statuses={studentStatuses}
        status={field('status')}
        notes={person.notes}
      />
    </>
  )
}

interface PersonalFieldsProps extends Pick<StudentFieldsProps, 'field' | 'warnings'> {
  person: PersonBindings
}

function PersonalFields({ person, field, warnings }: PersonalFieldsProps) {
  const t = useTranslations('students')
  return (
    <FormSection title={t('sections.personal')} help={t('sections.personal_help')}>
      <DateField label={t('fields.birth_date')} field={field('birth_date')} isBirth />
      <PapersFields area="students" field={person} />
      {warnings}
      <TextField
        label={t('fields.school_name')}
        field={field('school_name')}
        autoComplete="off"
        maxLength={longest.title}
      />
    </FormSection>
  )
}
