import { useTranslations } from 'use-intl'
import type { StudentForm } from '~/components/students/use_student_form'
import { ChoiceField } from '~/ui/form/choice_field'
import { CountryField } from '~/ui/form/country_field'
import { DateField } from '~/ui/form/date_field'
import { FormSection } from '~/ui/form/form_section'
import { TextField } from '~/ui/form/text_field'

const genders = ['female', 'male'] as const

/** Birth, nationality, papers and school. */
export function PersonalFields({ field }: Pick<StudentForm, 'field'>) {
  const t = useTranslations('students')
  return (
    <FormSection title={t('sections.personal')} help={t('sections.personal_help')}>
      <DateField label={t('fields.birth_date')} field={field('birth_date')} />
      <ChoiceField
        label={t('fields.gender')}
        field={field('gender')}
        choices={genders.map((gender) => ({ value: gender, label: t(`gender.${gender}`) }))}
        clearable
      />
      <CountryField label={t('fields.nationality')} field={field('nationality')} />
      <TextField
        label={t('fields.national_id')}
        help={t('help.national_id')}
        field={field('national_id')}
        dir="ltr"
        autoComplete="off"
        maxLength={40}
      />
      <TextField
        label={t('fields.school_name')}
        field={field('school_name')}
        autoComplete="off"
        maxLength={120}
      />
    </FormSection>
  )
}
