import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/ui/record/activity/activity.module.css'

interface ChangesProps {
  /** Nothing was there before: what it began with is told to whoever wants to know. */
  isFolded: boolean
  /** A `ChangeLine` for each. */
  children: ReactNode
}

/** What an event changed, beneath its sentence: side by side on as few lines as there is room for. */
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
