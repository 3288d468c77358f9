import { Link } from '@adonisjs/inertia/react'
import { useForm } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { accountRoutes } from '~/components/auth/account_routes'
import { DoorHeading } from '~/components/auth/door'
import { portalRoutes } from '~/components/shell/portal_routes'
import type { SignedInUser } from '~/types'
import { isolate } from '~/ui/isolate'
import classes from '~/components/auth/auth.module.css'

interface VerifyEmailProps {
  door: SignedInUser['kind']
  email: string
  verified: boolean
}

export default function VerifyEmail({ door, email, verified }: VerifyEmailProps) {
  const t = useTranslations('account.verify')
  const form = useForm({})
  return (
    <>
      <DoorHeading title={t('title')} lead={t('lead', { email: isolate(email, 'ltr') })} />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          form.post(accountRoutes(door).verify)
        }}
      >
        <p className={classes.text}>{t(verified ? 'verified' : 'help')}</p>
        {!verified && (
          <Button type="submit" size="md" fullWidth loading={form.processing}>
            {t('send')}
          </Button>
        )}
      </form>
      <nav className={classes.others}>
        <Link href={portalRoutes(door).profile}>{t('profile')}</Link>
      </nav>
    </>
  )
}
