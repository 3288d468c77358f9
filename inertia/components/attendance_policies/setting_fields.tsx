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
      <NumberField
        field={field('lock_days')}
        label={t('fields.lock_days')}
        help={t('help.lock_days')}
      />
      <CheckField
        field={{
          ...contacts,
          value: contacts.value === 'yes',
          onChange: (is) => contacts.onChange(is ? 'yes' : 'no'),
        }}
        label={t('fields.shows_contacts')}
        help={t('help.shows_contacts')}
      />
      <NumberField
        field={field('check_in_minutes')}
        label={t('fields.check_in_minutes')}
        help={t('help.check_in_minutes')}
      />
      <NumberField
        field={field('late_after')}
        label={t('fields.late_after')}
        help={t('help.late_after')}
      />
    </FormSection>
  )
}
