import { UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { nextSessions } from '~/components/calendar/agenda/next_sessions'
import { hueOf } from '~/components/calendar/hue_of'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useReportedAbsence } from '~/components/calendar/use_reported_absence'
import { useMinute } from '~/components/teaching_day/use_minute'
import { useFormat } from '~/hooks/use_format'
import { useJoined } from '~/hooks/use_joined'
import { StatusDot } from '~/ui/status_dot'
import { useRelativeTime } from '~/ui/use_relative_time'
import classes from '~/components/calendar/agenda/next_session.module.css'

interface NextSessionProps {
  sessions: ShownSession[]
  zone: string
  onOpen: (session: ShownSession, at: HTMLElement) => void
}

/** The session that is on, or comes next, stands above the list of a day, for each child. */
export function NextSession({ sessions, ...props }: NextSessionProps) {
  const now = useMinute()
  return nextSessions(sessions, now).map((session) => (
    <NextCard key={session.id} session={session} isOn={session.starts_at <= now} {...props} />
  ))
}

type NextCardProps = Omit<NextSessionProps, 'sessions'> & { session: ShownSession; isOn: boolean }

function NextCard({ session, isOn, zone, onOpen }: NextCardProps) {
  const t = useTranslations('calendar')
  const format = useFormat()
  const relative = useRelativeTime()
  const joined = useJoined()
  const absence = useReportedAbsence()(session)
  const { starts_at: starts, ends_at: ends, time_zone: own, children, place } = session
  return (
    <UnstyledButton
      className={classes.next}
      style={hueOf(session)}
      data-session={session.id}
      onClick={({ currentTarget }) => onOpen(session, currentTarget)}
    >
      <span className={classes.label}>
        {isOn ? t('on_now') : t('next_session', { when: relative(starts) })}
      </span>
      <strong>
        <bdi>{session.name}</bdi>
      </strong>
      <span className={classes.facts}>
        {absence && <StatusDot tone="attention">{absence}</StatusDot>}
        <bdi>{format.span(starts, ends, own ?? zone)}</bdi>
        {[joined(children), place, session.instructorName].filter(Boolean).map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </span>
    </UnstyledButton>
  )
}
