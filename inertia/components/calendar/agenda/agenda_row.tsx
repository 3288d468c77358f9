import { UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SessionMarks, UnkeptMark } from '~/components/calendar/grid/session_event'
import { hueOf } from '~/components/calendar/hue_of'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useReportedAbsence } from '~/components/calendar/use_reported_absence'
import { useShownTime } from '~/components/calendar/use_shown_time'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import { useClockIn } from '~/hooks/use_clock_in'
import { useFormat } from '~/hooks/use_format'
import { useJoined } from '~/hooks/use_joined'
import { StatusDot } from '~/ui/status_dot'
import { clockOf } from '#domain/shared/time/clock_times'
import { wallClock } from '#domain/shared/time/wall_clock'
import classes from '~/components/calendar/agenda/agenda_row.module.css'

interface AgendaRowsProps {
  sessions: ShownSession[]
  zone: string
  /** Its hours stand below each other. */
  isNarrow: boolean
  onOpen: (session: ShownSession, at: HTMLElement) => void
}

export function AgendaRows({ sessions, ...row }: AgendaRowsProps) {
  return (
    <ul className={classes.rows}>
      {sessions.map((session) => (
        <AgendaRow key={session.id} session={session} {...row} />
      ))}
    </ul>
  )
}

type AgendaRowProps = Omit<AgendaRowsProps, 'sessions'> & { session: ShownSession }

function AgendaRow({ session, zone, isNarrow, onOpen }: AgendaRowProps) {
  const { name, place, instructorName, assistantNames, children, type, status } = session
  const types = useTranslations('sessions.type')
  const absence = useReportedAbsence()(session)
  const facts = [
    useJoined()(children),
    type === 'regular' ? '' : types(type),
    place,
    instructorName,
    ...assistantNames,
    useOwnClock(session, zone),
  ].filter(Boolean)
  return (
    <li>
      <UnstyledButton
        className={classes.row}
        style={hueOf(session)}
        data-session={session.id}
        data-status={status}
        data-narrow={isNarrow || undefined}
        onClick={({ currentTarget }) => onOpen(session, currentTarget)}
      >
        <Hours session={session} zone={zone} isNarrow={isNarrow} />
        <span className={classes.what}>
          <strong className={classes.name}>
            <SessionMarks session={session} />
            <bdi>{name}</bdi>
          </strong>
          <UnkeptMark session={session} />
          <span className={classes.facts}>
            {absence && <StatusDot tone="attention">{absence}</StatusDot>}
            {facts.map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </span>
        </span>
        {status === 'cancelled' && <SessionStatusWord status={status} />}
      </UnstyledButton>
    </li>
  )
}

function Hours({ session, zone, isNarrow }: Omit<AgendaRowProps, 'onOpen'>) {
  const { clock } = useFormat()
  const time = useShownTime(zone)
  if (!isNarrow) return <span className={classes.hours}>{time(session, false)}</span>
  const local = wallClock(zone)
  return (
    <span className={classes.hours}>
      {[session.starts_at, session.ends_at].map((instant) => (
        <bdi key={instant}>{clock(clockOf(local(instant).minute))}</bdi>
      ))}
    </span>
  )
}

/** The hour on the session’s own clocks, as its printout has it; empty where the axis shows the same. */
function useOwnClock({ starts_at: starts, time_zone: own }: ShownSession, zone: string) {
  const format = useFormat()
  const [here, there] = [useClockIn(zone), useClockIn(own ?? zone)].map((clock) => clock(starts))
  const name = own && format.zone(own, starts.slice(0, 10))
  return here === there || !name ? '' : `${there} ${name}`
}
