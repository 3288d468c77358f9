import { useTranslations } from 'use-intl'
import { PapersFields } from '~/components/people/papers_fields'
import type { PersonBindings } from '~/components/people/types'
import type { StudentForm } from '~/components/students/form/use_student_form'
import { DateField } from '~/ui/form/days/date_field'
import { FormSection } from '~/ui/form/form_section'
import { TextField } from '~/ui/form/fields/text_field'

interface PersonalFieldsProps extends Pick<StudentForm, 'field'> {
  person: PersonBindings
}

/** Birth, nationality, papers and school. */
export function PersonalFields({ person, field }: PersonalFieldsProps) {
  const t = useTranslations('students')
  return (
    <FormSection title={t('sections.personal')} help={t('sections.personal_help')}>
      <DateField label={t('fields.birth_date')} field={field('birth_date')} isBirth />
      <PapersFields area="students" field={person} />
      <TextField
        label={t('fields.school_name')}
        field={field('school_name')}
        autoComplete="off"
        maxLength={120}
      />
    </FormSection>
  )
}
