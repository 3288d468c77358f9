import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useBranches } from '~/components/branches/use_branches'
import type { CheckInPoint } from '~/components/check_in_points/types'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import rows from '~/ui/record/rows.module.css'

interface PointRowProps {
  point: CheckInPoint
  /** Of one that is open. */
  onClose?: () => void
}

export function PointRow({ point, onClose }: PointRowProps) {
  const t = useTranslations('check_in.points')
  const format = useFormat()
  const names = useNames()
  const branch = useBothNames()(point.branch).lead
  const { name, opened_by: by, closed_at: closed, closed_by: because } = point
  const opened = format.instant(point.opened_at)
  const closing = closed ? t('closed_at', { at: format.instant(closed) }) : null
  return (
    <li>
      <div>
        <bdi>{name}</bdi>
        {useBranches().length > 0 && (
          <div className={rows.quiet}>
            <bdi>{branch}</bdi>
          </div>
        )}
        <div className={rows.quiet}>{t('seen', { at: format.instant(point.seen_at) })}</div>
        <div className={rows.quiet}>
          {by
            ? t('opened', { name: isolate(names(by).lead), at: opened })
            : t('opened_at', { at: opened })}
        </div>
        {!onClose && (
          <div className={rows.quiet}>{closing ?? (because && t(`closed_by.${because}`))}</div>
        )}
      </div>
      {onClose && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('close_of', { name: isolate(name) })}
          onClick={onClose}
        >
          {t('close')}
        </Button>
      )}
    </li>
  )
}
