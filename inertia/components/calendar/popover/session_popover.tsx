import { CloseButton, Drawer, Popover, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SessionSummary } from '~/components/calendar/popover/session_summary'
import { useSessionDetails } from '~/components/calendar/popover/use_session_details'
import { hueOf } from '~/components/calendar/hue_of'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useFormat } from '~/hooks/use_format'
import { usePhone } from '~/hooks/use_narrow'
import classes from '~/components/calendar/popover/session_popover.module.css'

interface SessionPopoverProps {
  /** As it is now, not as it was when it was opened. */
  session: ShownSession
  /** What was pressed to open it. */
  at: HTMLElement
  /** Where what is known of it is asked for. */
  url: string
  /** Whose clocks tell its hour where it has none of its own. */
  zone: string
  /** What may be done with it; whoever does something leaves first. */
  acts?: (leave: () => void) => ReactNode
  onClose: () => void
}

/** Everything one asks of a session, beside it; on a phone from below. */
export function SessionPopover(props: SessionPopoverProps) {
  const { session, onClose } = props
  const isPhone = usePhone()
  const label = session.name
  const at = drawnAt(props)
  const close = () => {
    onClose()
    at.focus({ preventScroll: true })
  }
  if (isPhone) {
    return (
      <Drawer
        opened
        position="bottom"
        size="auto"
        withCloseButton={false}
        classNames={{ content: classes.sheet }}
        aria-label={label}
        onClose={close}
      >
        <Contents {...props} onClose={close} />
      </Drawer>
    )
  }
  const box = at.getBoundingClientRect()
  const place = { top: box.top, left: box.left, width: box.width, height: box.height }
  return (
    <Popover
      opened
      onChange={(isOpen) => !isOpen && close()}
      position="right-start"
      middlewares={{ flip: { fallbackPlacements: ['left-start', 'bottom', 'top'] }, shift: true }}
      shadow="md"
      width={340}
      trapFocus
      withArrow={false}
    >
      <Popover.Target>
        <span className={classes.anchor} style={place} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Contents {...props} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** It is drawn anew when something has changed. */
const drawnAt = ({ at, session }: SessionPopoverProps) =>
  at.isConnected
    ? at
    : (document.querySelector<HTMLElement>(`[data-session="${session.id}"]`) ?? at)

function Contents({ session, url, zone, acts, onClose }: SessionPopoverProps) {
  const t = useTranslations('app')
  const format = useFormat()
  const details = useSessionDetails(url, session.id, session.version)
  const own = session.time_zone ?? zone
  return (
    <div className={classes.contents}>
      <div className={classes.head}>
        <span className={classes.swatch} style={hueOf(session)} aria-hidden />
        <div className={classes.names}>
          <h2 className={classes.name} data-status={session.status}>
            <bdi>{session.name}</bdi>
          </h2>
          <bdi className={classes.when}>{format.span(session.starts_at, session.ends_at, own)}</bdi>
          {session.status !== 'scheduled' && <SessionStatusWord status={session.status} />}
        </div>
        <CloseButton aria-label={t('close')} onClick={onClose} data-autofocus />
      </div>
      {details === null && <FailedDetails />}
      {details === undefined && <Skeleton h={132} />}
      {details && <SessionSummary details={details} session={session} />}
      {acts?.(onClose)}
    </div>
  )
}

const FailedDetails = () => (
  <p className={classes.quiet}>{useTranslations('calendar')('details.failed')}</p>
)
