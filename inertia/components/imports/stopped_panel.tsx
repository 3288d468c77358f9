import { useForm } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/imports/imports.module.css'

/** A step that failed, and the way to go on with it. */
export function StoppedPanel({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const t = useTranslations('imports.stopped')
  const form = useForm({})
  return (
    <section className={classes.card} role="alert">
      <h2 className={classes.subtitle}>{t('title')}</h2>
      <p className={classes.quiet}>{t('text')}</p>
      {mayWrite && (
        <Button
          className={classes.start}
          loading={form.processing}
          onClick={() => form.post(urlFor('admin.imports.run.store', { id }))}
        >
          {t('continue')}
        </Button>
      )}
    </section>
  )
}
