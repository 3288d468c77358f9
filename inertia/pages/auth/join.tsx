import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { DoorHeading } from '~/components/auth/door_heading'
import { JoinForm } from '~/components/auth/join_form'
import { portalRoutes } from '~/components/shell/portal_routes'
import classes from '~/components/auth/auth.module.css'

interface JoinProps {
  door: 'instructor' | 'student'
  sent: boolean
}

export default function Join({ door, sent }: JoinProps) {
  const t = useTranslations('register')
  return (
    <>
      <DoorHeading
        title={t(sent ? 'join.sent_title' : 'join.title')}
        lead={sent ? undefined : t('join.lead')}
      />
      {sent ? (
        <p className={classes.form} role="status">
          {t('join.sent')}
        </p>
      ) : (
        <JoinForm door={door} />
      )}
      <nav className={classes.others}>
        <Link href={portalRoutes(door).login}>{t('back')}</Link>
      </nav>
    </>
  )
}
