import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { accountRoutes } from '~/components/auth/account_routes'
import { useShared } from '~/hooks/use_shared'
import classes from '~/components/auth/unverified_email.module.css'

export function UnverifiedEmail() {
  const t = useTranslations('account.verify')
  const user = useShared().auth?.user
  if (!user || user.email_verified) return null
  return (
    <p className={classes.line}>
      {t('unverified')} <Link href={accountRoutes(user.kind).verify}>{t('unverified_link')}</Link>
    </p>
  )
}
