import { router } from '@inertiajs/react'
import { Progress, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { ImportDetail } from '~/components/imports/types'
import classes from '~/components/imports/imports.module.css'

const EVERY = 1000

export function ImportProgress({ record }: { record: ImportDetail }) {
  const t = useTranslations('imports.progress')
  const { step, handled } = record
  const total = step === 'undo' ? record.created + record.updated : record.total
  useEffect(() => {
    const ask = () =>
      router.reload({
        only: ['record', 'faults', 'names', 'more', 'can'],
        headers: { 'x-background': '1' },
      })
    const timer = window.setInterval(ask, EVERY)
    return () => window.clearInterval(timer)
  }, [])
  return (
    <section className={classes.card}>
      <h2 className={classes.subtitle}>{t(step)}</h2>
      <Progress.Root size="lg">
        <Progress.Section
          value={total > 0 ? (100 * handled) / total : 0}
          aria-label={t(step)}
          aria-valuetext={t('of', { done: handled, total })}
        />
      </Progress.Root>
      <Text size="sm" role="status">
        {t('of', { done: handled, total })}
      </Text>
      <p className={classes.quiet}>{t('leave')}</p>
    </section>
  )
}
