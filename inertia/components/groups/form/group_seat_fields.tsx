import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { genderPolicies } from '#domain/teaching/groups/rules/group_state'
import type { GroupForm } from '~/components/groups/form/use_group_form'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { FormSection } from '~/ui/form/form_section'
import { TextField } from '~/ui/form/fields/text_field'

const NUMBER = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const

interface GroupSeatFieldsProps extends Pick<GroupForm, 'field'> {
  warnings: ReactNode
}

export function GroupSeatFields({ field, warnings }: GroupSeatFieldsProps) {
  const t = useTranslations('groups')
  return (
    <FormSection title={t('sections.seats')} help={t('sections.seats_help')}>
      <TextField
        label={t('fields.capacity')}
        help={t('help.capacity')}
        field={field('capacity')}
        required
        {...NUMBER}
      />
      <TextField
        label={t('fields.min_students')}
        help={t('help.minimum')}
        field={field('min_students')}
        {...NUMBER}
      />
      <CheckField label={t('fields.waitlist_enabled')} field={field('waitlist_enabled')} />
      <TextField
        label={t('fields.offer_hours')}
        help={t('help.offer_hours')}
        field={field('offer_hours')}
        {...NUMBER}
      />
      <TextField label={t('fields.makeup_extra')} field={field('makeup_extra')} {...NUMBER} />
      <ChoiceField
        label={t('fields.gender_policy')}
        field={field('gender_policy')}
        choices={genderPolicies.map((one) => ({ value: one, label: t(`gender_policy.${one}`) }))}
      />
      <FieldPair>
        <TextField label={t('fields.min_age')} field={field('min_age')} {...NUMBER} />
        <TextField label={t('fields.max_age')} field={field('max_age')} {...NUMBER} />
      </FieldPair>
      {warnings}
    </FormSection>
  )
}
