import { VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import classes from '~/ui/record/activity.module.css'

interface ChangeLineProps {
  label: string
  /** In words; '' where there was nothing. */
  before: string
  after: string
  /** Only that it changed can be told, as of a picture. */
  isHidden?: boolean
  /** There was nothing before: what became is told alone. */
  isFirst?: boolean
}

/** One changed field: what it was and what it became. */
export function ChangeLine({
  label,
  before,
  after,
  isHidden = false,
  isFirst = false,
}: ChangeLineProps) {
  const t = useTranslations('ui.record')
  return (
    <div>
      <dt>{label}</dt>
      {isHidden && <dd>{t('changed_hidden')}</dd>}
      {!isHidden && isFirst && (
        <dd>
          <bdi>{after}</bdi>
        </dd>
      )}
      {!isHidden && !isFirst && (
        <dd>
          <VisuallyHidden>{t('was')} </VisuallyHidden>
          <bdi className={classes.before}>{before || t('empty_value')}</bdi>{' '}
          <IconArrowRight size={14} className="mirrored" aria-hidden />{' '}
          <VisuallyHidden>{t('now')} </VisuallyHidden>
          <bdi>{after || t('empty_value')}</bdi>
        </dd>
      )}
    </div>
  )
}
