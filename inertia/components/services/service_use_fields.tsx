import { useTranslations } from 'use-intl'
import { billableTo } from '#domain/billing/rules/service'
import { workTypes } from '#domain/shared/choices/work_types'
import type { NamedChoice, ServiceChoices } from '~/components/services/types'
import type { ServiceForm } from '~/components/services/use_service_form'
import { useBothNames } from '~/ui/names/both_names'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FormSection } from '~/ui/form/form_section'

interface ServiceUseFieldsProps extends Pick<ServiceForm, 'field'> {
  choices: ServiceChoices
}

export function ServiceUseFields({ field, choices }: ServiceUseFieldsProps) {
  const t = useTranslations('services')
  const names = useBothNames()
  const named = (all: NamedChoice[]) =>
    all.map((one) => ({ value: one.id, label: names(one).lead }))
  return (
    <FormSection title={t('sections.use')} help={t('sections.use_help')}>
      <ChoiceField
        field={field('billable_to')}
        label={t('fields.billable_to')}
        choices={billableTo.map((value) => ({ value, label: t(`billable_to.${value}`) }))}
      />
      <CheckField
        field={field('is_recurring')}
        label={t('fields.is_recurring')}
        help={t('help.is_recurring')}
      />
      <ChoiceField
        field={field('subject_id')}
        label={t('fields.subject_id')}
        choices={named(choices.subjects)}
        searchable
        clearable
      />
      <ChoiceField
        field={field('level_id')}
        label={t('fields.level_id')}
        choices={named(choices.levels)}
        searchable
        clearable
      />
      <ChoiceField
        field={field('work_type')}
        label={t('fields.work_type')}
        choices={workTypes.map((value) => ({ value, label: t(`work_type.${value}`) }))}
        clearable
      />
    </FormSection>
  )
}
