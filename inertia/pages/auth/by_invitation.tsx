import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { accountRoutes } from '~/components/auth/account_routes'
import { DoorHeading } from '~/components/auth/door'
import { CentreContact } from '~/components/portal/centre_contact'
import { portalRoutes } from '~/components/shell/portal_routes'
import type { SignedInUser } from '~/types'
import classes from '~/components/auth/auth.module.css'

export default function ByInvitation({ door }: { door: SignedInUser['kind'] }) {
  const t = useTranslations('register')
  const account = useTranslations('account.forgot')
  return (
    <>
      <DoorHeading title={t('invitation.title')} lead={t('invitation.lead')} />
      <div className={classes.form}>
        <p className={classes.text}>{t(`invitation.text.${door}`)}</p>
        {door !== 'admin' && <CentreContact />}
        <p className={classes.help}>{t('invitation.help')}</p>
      </div>
      <nav className={classes.others}>
        <Link href={portalRoutes(door).login}>{t('back')}</Link>
        <Link href={accountRoutes(door).forgot}>{account('ask')}</Link>
      </nav>
    </>
  )
}
