import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/ui/record/activity/activity.module.css'

interface ChangesProps {
  /** Nothing was there before: what it began with is told to whoever wants to know. */
  isFolded: boolean
  children: ReactNode
}

export function Changes({ isFolded, children }: ChangesProps) {
  const t = useTranslations('ui.record')
  const list = <dl className={classes.changes}>{children}</dl>
  if (!isFolded) return list
  return (
    <details className={classes.details}>
      <summary>{t('details')}</summary>
      {list}
    </details>
  )
}
