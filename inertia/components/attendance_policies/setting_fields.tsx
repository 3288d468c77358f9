import { useTranslations } from 'use-intl'
import type { PolicyBinding } from '~/components/attendance_policies/policy_fields'
import { CheckField } from '~/ui/form/fields/check_field'
import { NumberField } from '~/ui/form/fields/number_field'
import { FormSection } from '~/ui/form/form_section'

/** What no group says otherwise. */
export function SettingFields({ field }: { field: PolicyBinding }) {
  const t = useTranslations('attendance_policy')
  const check = (name: 'shows_contacts' | 'alerts_guardians' | 'reminds_instructors') => {
    const bound = field(name)
    const value = bound.value === 'yes'
    const said = { ...bound, value, onChange: (is: boolean) => bound.onChange(is ? 'yes' : 'no') }
    return <CheckField field={said} label={t(`fields.${name}`)} help={t(`help.${name}`)} />
  }
  return (
    <>
      <FormSection title={t('sections.register')} help={t('sections.register_help')}>
        <NumberField
          field={field('lock_days')}
          label={t('fields.lock_days')}
          help={t('help.lock_days')}
        />
        {check('shows_contacts')}
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
      <FormSection title={t('sections.letters')} help={t('sections.letters_help')}>
        {check('alerts_guardians')}
        <NumberField
          field={field('alert_minutes')}
          label={t('fields.alert_minutes')}
          help={t('help.alert_minutes')}
        />
        {check('reminds_instructors')}
      </FormSection>
    </>
  )
}
