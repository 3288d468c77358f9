import { useTranslations } from 'use-intl'
import { studentStatuses } from '~/components/students/student_statuses'
import type { StudentForm } from '~/components/students/use_student_form'
import { ChoiceField } from '~/ui/form/choice_field'
import { FormSection } from '~/ui/form/form_section'
import { TextAreaField } from '~/ui/form/text_area_field'

/** Where the student stands with the centre, and what staff should know. */
export function StandingFields({ field }: Pick<StudentForm, 'field'>) {
  const t = useTranslations('students')
  return (
    <FormSection title={t('sections.standing')} help={t('sections.standing_help')}>
      <ChoiceField
        label={t('fields.status')}
        field={field('status')}
        choices={studentStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
      <TextAreaField
        label={t('fields.notes')}
        help={t('help.notes')}
        field={field('notes')}
        maxLength={4000}
      />
    </FormSection>
  )
}
