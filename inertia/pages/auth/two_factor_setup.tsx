import { Link } from '@adonisjs/inertia/react'
import { Button, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { DoorHeading } from '~/components/auth/door'
import { TwoFactorPanel, type TwoFactor } from '~/components/two_factor/two_factor_panel'
import { useLogout } from '~/hooks/use_logout'
import classes from '~/components/auth/auth.module.css'

interface TwoFactorSetupProps {
  two_factor: TwoFactor
}

export default function TwoFactorSetup({ two_factor }: TwoFactorSetupProps) {
  const t = useTranslations('two_factor.first')
  const ways = useTranslations('two_factor')
  const logout = useLogout()
  const isDone = two_factor.authenticator_since !== null || two_factor.passkeys.length > 0

  return (
    <>
      <DoorHeading title={t('title')} lead={isDone ? t('done') : t('lead')} />
      <div className={classes.form}>
        <VisuallyHidden component="h2">{ways('title')}</VisuallyHidden>
        <TwoFactorPanel twoFactor={two_factor} />
        {isDone && (
          <Button component={Link} href={urlFor('admin.home')} size="md" fullWidth>
            {t('continue')}
          </Button>
        )}
      </div>
      {!isDone && (
        <div className={classes.others}>
          <Button variant="subtle" size="sm" onClick={logout}>
            {t('logout')}
          </Button>
        </div>
      )}
    </>
  )
}
