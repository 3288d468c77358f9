import { CloseButton, Drawer, type FloatingPosition, Popover, Skeleton } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
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
  /** What it stands in, whose controls above it stays clear of. */
  within: RefObject<HTMLElement | null>
  /** Where what is known of it is asked for. */
  url: string
  /** Whose clocks tell its hour where it has none of its own. */
  zone: string
  /** What may be done with it; whoever does something leaves first. */
  acts?: (leave: () => void) => ReactNode
  onClose: () => void
}

const EDGE = 8
/** In pixels: less than this is no room for what is told, so that controls have to be covered. */
const LEAST = 360

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
      <Drawer.Root opened position="bottom" size="auto" onClose={close}>
        <Drawer.Overlay />
        <Drawer.Content className={classes.sheet} aria-label={label}>
          <Drawer.Body>
            <Contents {...props} onClose={close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    )
  }
  const box = at.getBoundingClientRect()
  const place = { top: box.top, left: box.left, width: box.width, height: box.height }
  const padding = { top: roomFrom(props), bottom: EDGE, left: EDGE, right: EDGE }
  return (
    <Popover
      opened
      onChange={(isOpen) => !isOpen && close()}
      position="right-start"
      middlewares={{
        flip: { fallbackPlacements: besides, crossAxis: false, padding },
        shift: { crossAxis: true, limiter: undefined, padding },
      }}
      shadow="md"
      width={340}
      trapFocus
      withArrow={false}
    >
      <Popover.Target>
        <span className={classes.anchor} style={place} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown
        aria-label={label}
        className={classes.beside}
        mah={window.innerHeight - padding.top - EDGE}
      >
        <Contents {...props} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}

const besides: FloatingPosition[] = ['left-start', 'right-start', 'bottom', 'top']

/** How far down it may begin, in pixels of the window. */
function roomFrom({ within }: SessionPopoverProps) {
  const top = within.current?.getBoundingClientRect().top ?? 0
  return Math.max(EDGE, Math.min(top, window.innerHeight - LEAST))
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
          <h2 className={classes.name} data-status={session.status} data-autofocus tabIndex={-1}>
            <bdi>{session.name}</bdi>
          </h2>
          <bdi className={classes.when}>{format.span(session.starts_at, session.ends_at, own)}</bdi>
          {session.status !== 'scheduled' && (
            <SessionStatusWord status={session.status} endsAt={session.ends_at} />
          )}
        </div>
        <CloseButton aria-label={t('close')} onClick={onClose} />
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
