import { useTranslations } from 'use-intl'
import type { PolicyBinding } from '~/components/attendance_policies/policy_fields'
import { CheckField } from '~/ui/form/fields/check_field'
import { NumberField } from '~/ui/form/fields/number_field'
import { FormSection } from '~/ui/form/form_section'

/** What no group says otherwise. */
export function SettingFields({ field }: { field: PolicyBinding }) {
  const t = useTranslations('attendance_policy')
  const contacts = field('shows_contacts')
  return (
    <FormSection title={t('sections.register')} help={t('sections.register_help')}>
      {(['lock_days', 'alert_minutes'] as const).map((name) => (
        <NumberField
          key={name}
          field={field(name)}
          label={t(`fields.${name}`)}
          help={t(`help.${name}`)}
        />
      ))}
      <CheckField
        field={{
          ...contacts,
          value: contacts.value === 'yes',
          onChange: (is) => contacts.onChange(is ? 'yes' : 'no'),
        }}
        label={t('fields.shows_contacts')}
        help={t('help.shows_contacts')}
      />
    </FormSection>
  )
}
