import { useTranslations } from 'use-intl'
import {
  securityFields,
  type SecurityForm as Saved,
  useSecurityForm,
} from '~/components/settings/security/use_security_form'
import { CheckField } from '~/ui/form/fields/check_field'
import { FormSection } from '~/ui/form/form_section'
import { RecordForm } from '~/ui/form/record_form'
import { useLockText } from '~/components/settings/security/security_facts'
import { RecordStalePanel, type RecordStalePanelProps } from '~/ui/form/stale/record_stale_panel'
import type { Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'

interface SecurityFormProps {
  security: Saved
  minutes: number[]
  onSaved: () => void
}

export function SecurityForm({ security, minutes, onSaved }: SecurityFormProps) {
  const t = useTranslations('security')
  const state = useSecurityForm(security, onSaved)
  const { form, field, stale } = state
  const labels = Object.fromEntries(securityFields.map((name) => [name, t(`fields.${name}`)]))
  return (
    <RecordForm
      title={t('title')}
      labels={labels}
      state={state}
      saveLabel={t('save')}
      notices={<SecurityStalePanel key={security.version} form={form} stale={stale} />}
    >
      <FormSection title={t('sections.two_factor')} help={t('sections.two_factor_help')}>
        <CheckField
          field={field('two_factor_required')}
          label={t('fields.two_factor_required')}
          help={t('help.two_factor_required')}
        />
      </FormSection>
      <FormSection title={t('sections.lock')} help={t('sections.lock_help')}>
        <LockField field={field('lock_after')} minutes={minutes} />
      </FormSection>
      <FormSection title={t('sections.doors')} help={t('sections.doors_help')}>
        <CheckField field={field('instructors_may_ask')} label={t('fields.instructors_may_ask')} />
        <CheckField field={field('students_may_ask')} label={t('fields.students_may_ask')} />
      </FormSection>
    </RecordForm>
  )
}

function SecurityStalePanel(props: Pick<RecordStalePanelProps, 'form' | 'stale'>) {
  const t = useTranslations('security')
  const writeLock = useLockText()
  const write = (_name: string, value: unknown) =>
    typeof value === 'number' ? writeLock(value) : t(value ? 'yes' : 'no')
  return <RecordStalePanel area="security" write={write} {...props} />
}

function LockField({ field, minutes }: { field: Binding<number>; minutes: number[] }) {
  const t = useTranslations('security')
  const write = useLockText()
  return (
    <ChoiceField
      field={{
        ...field,
        value: String(field.value),
        onChange: (value) => field.onChange(Number(value)),
      }}
      label={t('fields.lock_after')}
      help={t('help.lock_after')}
      choices={minutes.map((value) => ({ value: String(value), label: write(value) }))}
    />
  )
}
