import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { formPlace } from '~/feedback/form_place'
import classes from '~/components/errors/errors.module.css'

/** The way on from an error: sign in again, try again, back, or home. */
export function ErrorActions({ status }: { status: number }) {
  const t = useTranslations('errors')
  const mayPass = status === 429 || status >= 500
  if (status === 419) {
    return (
      <div className={classes.actions}>
        <Button component="a" href={formPlace()}>
          {t('sign_in')}
        </Button>
        <Button variant="default" onClick={() => window.history.back()}>
          {t('back')}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.actions}>
      {mayPass && <Button onClick={() => window.location.reload()}>{t('retry')}</Button>}
      <Button component={Link} href={urlFor('home')} variant={mayPass ? 'default' : 'filled'}>
        {t('home')}
      </Button>
      <Button variant="default" onClick={() => window.history.back()}>
        {t('back')}
      </Button>
    </div>
  )
}
