import { Link } from '@adonisjs/inertia/react'
import { kinds, type Kind } from '#domain/shared/choices/kinds'
import { useTranslations } from 'use-intl'
import { portalRoutes } from '~/components/shell/portal_routes'
import classes from '~/components/auth/auth.module.css'

export function OtherSignInPages({ kind }: { kind: Kind }) {
  const t = useTranslations('auth')
  return (
    <nav className={classes.others} aria-label={t('login.other_doors')}>
      <span>{t('login.other_doors')}</span>
      {kinds
        .toReversed()
        .filter((other) => other !== kind)
        .map((other) => (
          <Link key={other} href={portalRoutes(other).login}>
            {t(`doors.${other}.name`)}
          </Link>
        ))}
    </nav>
  )
}
