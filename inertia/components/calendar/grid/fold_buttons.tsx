import { UnstyledButton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { Fold } from '~/components/calendar/grid/folds'
import { useFormat } from '~/hooks/use_format'
import { clockOf, minutesOf } from '#domain/shared/time/clock_times'
import classes from './fold_buttons.module.css'

interface FoldButtonsProps {
  folds: Fold[]
  /** The columns that FullCalendar draws, by their days. */
  columns: Map<string, HTMLElement>
  /** The hours they draw, `HH:MM`. */
  hours: { slotMinTime: string; slotMaxTime: string }
  onOpen: (fold: Fold, at: HTMLElement) => void
}

/** "+3" at the end of an hour, which opens the sessions that had no room in it. */
export function FoldButtons({ folds, columns, hours, onOpen }: FoldButtonsProps) {
  const t = useTranslations('calendar')
  const { number, clock } = useFormat()
  const [from, until] = [minutesOf(hours.slotMinTime), minutesOf(hours.slotMaxTime)]
  const share = (minutes: number) => `${(minutes / (until - from)) * 100}%`
  return folds.map((fold) => {
    const column = columns.get(fold.day)
    if (!column) return null
    const { hour, sessions } = fold
    const style: CSSProperties = {
      insetBlockStart: share(hour * 60 - from),
      blockSize: `calc(${share(60)} - 2px)`,
    }
    const needsAttention = sessions.some((one) => one.is_clashing || one.is_unstaffed)
    return createPortal(
      <UnstyledButton
        className={classes.fold}
        style={style}
        aria-label={t('fold', { count: sessions.length, time: clock(clockOf(hour * 60)) })}
        aria-haspopup="dialog"
        data-fold={`${fold.day} ${hour}`}
        data-attention={needsAttention || undefined}
        onClick={({ currentTarget }) => onOpen(fold, currentTarget)}
      >
        <bdi dir="ltr">+{number(sessions.length)}</bdi>
      </UnstyledButton>,
      column,
      `${fold.day} ${hour}`
    )
  })
}
