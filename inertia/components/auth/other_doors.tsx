import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { doorRoutes } from '~/components/shell/door_routes'
import type { SignedInUser } from '~/types'
import classes from '~/components/auth/auth.module.css'

type Door = SignedInUser['kind']
const doors: Door[] = ['student', 'instructor', 'admin']

/** The doors beside this one, for those who came to the wrong one. */
export function OtherDoors({ door }: { door: Door }) {
  const t = useTranslations('auth')
  return (
    <nav className={classes.others} aria-label={t('login.other_doors')}>
      <span>{t('login.other_doors')}</span>
      {doors
        .filter((other) => other !== door)
        .map((other) => (
          <Link key={other} href={doorRoutes(other).login}>
            {t(`doors.${other}.name`)}
          </Link>
        ))}
    </nav>
  )
}
