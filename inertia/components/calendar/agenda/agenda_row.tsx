import { UnstyledButton } from '@mantine/core'
import { SessionMarks, UnkeptMark } from '~/components/calendar/grid/session_event'
import { hueOf } from '~/components/calendar/hue_of'
import type { ShownSession } from '~/components/calendar/shown_session'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import { useJoined } from '~/hooks/use_joined'
import { useShared } from '~/hooks/use_shared'
import { keptFormat } from '~/language/kept_format'
import { timeStyle } from '#domain/shared/time/date_styles'
import classes from '~/components/calendar/agenda/agenda.module.css'

interface AgendaRowProps {
  session: ShownSession
  zone: string
  onOpen: (session: ShownSession, at: HTMLElement) => void
}

export function AgendaRow({ session, zone, onOpen }: AgendaRowProps) {
  const { intl } = useShared()
  const { name, place, instructorName, children, status, starts_at, ends_at } = session
  const facts = [useJoined()(children), place, instructorName].filter(Boolean)
  const hours = keptFormat(intl.locale, { ...timeStyle, timeZone: zone })
  return (
    <li>
      <UnstyledButton
        className={classes.row}
        style={hueOf(session)}
        data-session={session.id}
        data-status={status}
        onClick={({ currentTarget }) => onOpen(session, currentTarget)}
      >
        <bdi className={classes.hours}>
          {hours.formatRange(new Date(starts_at), new Date(ends_at))}
        </bdi>
        <span className={classes.what}>
          <strong className={classes.name}>
            <SessionMarks session={session} />
            <bdi>{name}</bdi>
          </strong>
          <UnkeptMark session={session} />
          <span className={classes.facts}>
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
