import { useTranslations } from 'use-intl'
import { contracts } from '#domain/people/instructors/rules/instructor_status'
import { instructorStatuses } from '~/components/instructors/instructor_choices'
import type { InstructorFormState } from '~/components/instructors/use_instructor_form'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { ColourField } from '~/ui/form/fields/colour_field'
import { DateField } from '~/ui/form/days/date_field'
import { FormSection } from '~/ui/form/form_section'
import { NumberField } from '~/ui/form/fields/number_field'

/** How an instructor stands with the centre, and how much they may teach. */
export function WorkFields({ field }: Pick<InstructorFormState, 'field'>) {
  const t = useTranslations('instructors')
  return (
    <FormSection title={t('sections.work')} help={t('sections.work_help')}>
      <ChoiceField
        label={t('fields.status')}
        field={field('status')}
        choices={instructorStatuses.map((status) => ({
          value: status,
          label: t(`status.${status}`),
        }))}
      />
      <DateField label={t('fields.hired_on')} field={field('hired_on')} />
      {field('status').value === 'left' && (
        <DateField label={t('fields.left_on')} help={t('help.left_on')} field={field('left_on')} />
      )}
      <ChoiceField
        label={t('fields.contract')}
        field={field('contract')}
        choices={contracts.map((contract) => ({
          value: contract,
          label: t(`contract.${contract}`),
        }))}
        clearable
      />
      <NumberField label={t('fields.max_weekly_hours')} field={field('max_weekly_hours')} />
      <ColourField label={t('fields.colour')} help={t('help.colour')} field={field('colour')} />
    </FormSection>
  )
}
