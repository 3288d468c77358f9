import { longest } from '#domain/shared/limits/text_lengths'
import type { PersonArea } from '~/components/people/types'
import type { Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FormSection } from '~/ui/form/form_section'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { useAreaWords } from '~/ui/use_area_words'

interface StandingFieldsProps {
  area: Exclude<PersonArea, 'instructors'>
  statuses: readonly string[]
  status: Binding<string>
  notes: Binding<string>
}

export function StandingFields({ area, statuses, status, notes }: StandingFieldsProps) {
  const t = useAreaWords(area)
  return (
    <FormSection title={t('sections.standing')} help={t('sections.standing_help')}>
      <ChoiceField
        label={t('fields.status')}
        field={status}
        choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <TextAreaField
        label={t('fields.notes')}
        help={t('help.notes')}
        field={notes}
        maxLength={longest.notes}
      />
    </FormSection>
  )
}
