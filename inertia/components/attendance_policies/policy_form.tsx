import type { RequestPayload } from '@inertiajs/core'
import { useTranslations } from 'use-intl'
import {
  type CentreInput,
  groupInputs,
  policyData,
  policyInputs,
  policyPayload,
  type PolicyProps,
  settingInputs,
} from '~/components/attendance_policies/policy_data'
import { PolicyFields } from '~/components/attendance_policies/policy_fields'
import { SettingFields } from '~/components/attendance_policies/setting_fields'
import { usePolicyValue } from '~/components/attendance_policies/use_policy_value'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { useRecordForm } from '~/ui/form/use_record_form'

interface PolicyFormProps {
  title: string
  policy: PolicyProps
  /** What a group leaves to its centre; none: the centre's own form. */
  centre?: PolicyProps
  today: string
  url: string
  cancelHref?: string
  onSaved?: () => void
}

export function PolicyForm(props: PolicyFormProps) {
  const { title, policy, centre, today, url, cancelHref, onSaved } = props
  const t = useTranslations('attendance_policy')
  const inputs = centre ? groupInputs : [...policyInputs, ...settingInputs]
  const names: readonly CentreInput[] = ['effective_from', ...inputs]
  const state = useRecordForm({
    saved: policyData(policy, today),
    isNew: false,
    send: (form, options) => {
      form.transform((data) => policyPayload(data, names) as RequestPayload & typeof data)
      form.put(url, {
        ...options,
        onSuccess: (page) => {
          options.onSuccess(page)
          onSaved?.()
        },
      })
    },
  })
  const write = usePolicyValue()
  return (
    <RecordForm
      title={title}
      labels={Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)]))}
      state={state}
      saveLabel={t('save')}
      cancelHref={cancelHref}
      notices={
        <RecordStalePanel
          key={policy.version}
          area="attendance_policy"
          form={state.form}
          stale={state.stale}
          write={write}
        />
      }
    >
      <PolicyFields field={state.field} data={state.form.data} centre={centre} today={today} />
      {!centre && <SettingFields field={state.field} />}
    </RecordForm>
  )
}
