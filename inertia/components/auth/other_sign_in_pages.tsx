import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { portalRoutes } from '~/components/shell/portal_routes'
import type { SignedInUser } from '~/types'
import classes from '~/components/auth/auth.module.css'

type Kind = SignedInUser['kind']
const kinds: Kind[] = ['student', 'instructor', 'admin']

export function OtherSignInPages({ kind }: { kind: Kind }) {
  const t = useTranslations('auth')
  return (
    <nav className={classes.others} aria-label={t('login.other_doors')}>
      <span>{t('login.other_doors')}</span>
      {kinds
        .filter((other) => other !== kind)
        .map((other) => (
          <Link key={other} href={portalRoutes(other).login}>
            {t(`doors.${other}.name`)}
          </Link>
        ))}
    </nav>
  )
}
