import { useTranslations } from 'use-intl'
import {
  policyInputs,
  type PolicyProps,
  settingInputs,
} from '~/components/attendance_policies/policy_data'
import { usePolicyValue } from '~/components/attendance_policies/use_policy_value'
import profile from '~/components/profile/profile.module.css'

export function PolicyFacts({ policy }: { policy: PolicyProps }) {
  const t = useTranslations('attendance_policy.fields')
  const write = usePolicyValue()
  return (
    <dl className={`${profile.card} ${profile.facts}`}>
      {[...policyInputs, ...settingInputs].map((name) => (
        <div key={name} className={profile.fact}>
          <dt>{t(name)}</dt>
          <dd>{write(name, policy[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
