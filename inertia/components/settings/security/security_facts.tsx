import { useTranslations } from 'use-intl'
import { securityFields, type SecurityForm } from '~/components/settings/security/security_data'
import { useLockText } from '~/components/settings/security/use_lock_text'
import profile from '~/components/profile/profile.module.css'

export function SecurityFacts({ security }: { security: SecurityForm }) {
  const t = useTranslations('security')
  const writeLock = useLockText()
  return (
    <dl className={`${profile.card} ${profile.facts}`}>
      {securityFields.map((name) => (
        <div key={name} className={profile.fact}>
          <dt>{t(`fields.${name}`)}</dt>
          <dd>
            {name === 'lock_after'
              ? writeLock(security.lock_after)
              : t(security[name] ? 'yes' : 'no')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
