import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { accountRoutes } from '~/components/auth/account_routes'
import { useShared } from '~/hooks/use_shared'
import type { SignedInUser } from '~/types'
import classes from '~/components/auth/auth.module.css'

/** The way to ask to join, where the centre lets people ask at this door. */
export function JoinLink({ door }: { door: SignedInUser['kind'] }) {
  const t = useTranslations('register.join')
  const letPeopleAsk = useShared().tenant?.open_doors ?? []
  if (door === 'admin' || !letPeopleAsk.includes(door)) return null
  return (
    <nav className={classes.others}>
      <Link href={accountRoutes(door).register}>{t('ask')}</Link>
    </nav>
  )
}
