import { useTranslations } from 'use-intl'
import { Bidi } from '~/ui/bidi'
import { Mark } from '~/ui/mark'
import { PageTitle } from '~/ui/page/page_title'
import classes from '~/components/errors/errors.module.css'
import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { urlFor } from '~/client'
import { formPlace } from '~/feedback/form_place'
import { useMissingRecord } from '~/recents/use_gone_records'

type Status = 400 | 403 | 404 | 405 | 419 | 429 | 500 | 503

interface ErrorPageProps {
  status: Status
  request_id: string
}

export default function ErrorPage({ status, request_id: requestId }: ErrorPageProps) {
  const t = useTranslations('errors')
  useMissingRecord(status)
  const known: readonly number[] = [400, 403, 404, 405, 419, 429, 503]
  const kind = known.includes(status) ? (`s${status}` as `s${Status}`) : 's500'

  return (
    <div className={classes.page}>
      <PageTitle title={t(`${kind}.title`)} />
      <span className={classes.mark}>
        <Mark size={48} />
      </span>
      <h1 className={classes.title} tabIndex={-1}>
        {t(`${kind}.title`)}
      </h1>
      <p className={classes.text}>{t(`${kind}.text`)}</p>
      <ErrorActions status={status} />
      {requestId && (
        <p className={classes.request}>
          {t('request')} <Bidi>{requestId}</Bidi>
        </p>
      )}
    </div>
  )
}

function ErrorActions({ status }: { status: number }) {
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
