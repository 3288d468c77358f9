import { CloseButton, Skeleton } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { ActButtons } from '~/components/calendar/acts/act_buttons'
import type { SessionAct } from '~/components/calendar/acts/types'
import { Beside } from '~/components/calendar/popover/beside'
import { SessionSummary } from '~/components/calendar/popover/session_summary'
import { useSessionDetails } from '~/components/calendar/popover/use_session_details'
import { hueOf } from '~/components/calendar/hue_of'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import type { ShownSession } from '~/components/calendar/shown_session'
import { AbsentInstructor } from '~/components/substitution/absent_instructor'
import { useFormat } from '~/hooks/use_format'
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
  acts?: SessionAct[]
  onClose: () => void
}

/** Everything one asks of a session, beside it; on a phone from below. */
export function SessionPopover(props: SessionPopoverProps) {
  const { session, within, onClose } = props
  const at = drawnAt(props)
  const close = () => {
    onClose()
    at.focus({ preventScroll: true })
  }
  return (
    <Beside label={session.name} at={at} within={within} onClose={close}>
      <Contents {...props} onClose={close} />
    </Beside>
  )
}

/** It is drawn anew when something has changed. */
const drawnAt = ({ at, session }: SessionPopoverProps) =>
  at.isConnected
    ? at
    : (document.querySelector<HTMLElement>(`[data-session="${session.id}"]`) ?? at)

function Contents({ session, url, zone, acts = [], onClose }: SessionPopoverProps) {
  const t = useTranslations('app')
  const format = useFormat()
  const details = useSessionDetails(url, session.id, session.version)
  const own = session.time_zone ?? zone
  const substitute = acts.find(({ id }) => id === 'substitute')
  const findSubstitute =
    substitute &&
    (() => {
      onClose()
      substitute.run?.()
    })
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
      {details?.lacks_substitute && details.instructor && (
        <AbsentInstructor instructor={details.instructor} onFind={findSubstitute} />
      )}
      {details && <SessionSummary details={details} session={session} />}
      {acts.length > 0 && <ActButtons acts={acts} onAct={onClose} />}
    </div>
  )
}

const FailedDetails = () => (
  <p className={classes.quiet}>{useTranslations('calendar')('details.failed')}</p>
)
