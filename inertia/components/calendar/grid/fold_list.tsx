import { CloseButton } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { AgendaRows } from '~/components/calendar/agenda/agenda_row'
import type { Fold } from '~/components/calendar/grid/folds'
import { Beside } from '~/components/calendar/popover/beside'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useFormat } from '~/hooks/use_format'
import { clockOf } from '#domain/shared/time/clock_times'
import classes from './fold_list.module.css'

interface FoldListProps {
  fold: Fold
  at: HTMLElement
  within: RefObject<HTMLElement | null>
  zone: string
  onOpen: (session: ShownSession, at: HTMLElement) => void
  onClose: () => void
}

/** The sessions of a fold, each of which opens as it would in the grid. */
export function FoldList({ fold, at, within, zone, onOpen, onClose }: FoldListProps) {
  const t = useTranslations('calendar')
  const app = useTranslations('app')
  const { clock } = useFormat()
  const { hour, sessions } = fold
  const label = t('fold', { count: sessions.length, time: clock(clockOf(hour * 60)) })
  const close = () => {
    onClose()
    at.focus({ preventScroll: true })
  }
  return (
    <Beside label={label} at={at} within={within} onClose={close}>
      <div className={classes.head}>
        <h2 className={classes.title} data-autofocus tabIndex={-1}>
          {label}
        </h2>
        <CloseButton aria-label={app('close')} onClick={close} />
      </div>
      <div className={classes.rows}>
        <AgendaRows
          sessions={sessions}
          zone={zone}
          isNarrow
          onOpen={(session) => {
            onClose()
            onOpen(session, at)
          }}
        />
      </div>
    </Beside>
  )
}
