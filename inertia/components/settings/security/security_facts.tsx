import { useTranslations } from 'use-intl'
import { securityFields, type SecurityForm } from '~/components/settings/security/use_security_form'
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

export function useLockText(): (minutes: number) => string {
  const t = useTranslations('security.lock')
  return (minutes) => (minutes === 0 ? t('never') : t('after', { minutes }))
}
