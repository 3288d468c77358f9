import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import classes from '~/ui/record/activity/activity.module.css'

/**
 * `isFolded`: nothing was there before, so the first values open on request. `isHidden`: only that
 * it changed can be told, as of a picture.
 */
interface ChangesProps {
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

interface ChangeLineProps {
  label: string
  before: string
  after: string
  isHidden?: boolean
}

export function ChangeLine({ label, before, after, isHidden = false }: ChangeLineProps) {
  const t = useTranslations('ui.record')
  const isFirst = before === ''
  return (
    <div>
      <dt>{label}</dt>
      {isHidden && <dd>{t('changed_hidden')}</dd>}
      {!isHidden && isFirst && (
        <dd>
          <bdi>{after || t('empty_value')}</bdi>
        </dd>
      )}
      {!isHidden && !isFirst && (
        <dd>
          <VisuallyHidden>{t('was')} </VisuallyHidden>
          <bdi className={classes.before}>{before}</bdi>{' '}
          <IconArrowRight size={14} className="mirrored" aria-hidden />{' '}
          <VisuallyHidden>{t('now')} </VisuallyHidden>
          <bdi>{after || t('empty_value')}</bdi>
        </dd>
      )}
    </div>
  )
}
