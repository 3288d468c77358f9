import { UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { hueOf } from '~/components/calendar/hue_of'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useFormat } from '~/hooks/use_format'
import { useJoined } from '~/hooks/use_joined'
import { useRelativeTime } from '~/ui/use_relative_time'
import classes from '~/components/calendar/agenda/next_session.module.css'

interface NextSessionProps {
  sessions: ShownSession[]
  zone: string
  onOpen: (session: ShownSession, at: HTMLElement) => void
}

/** What is on, or comes next, above the list of a day. */
export function NextSession({ sessions, zone, onOpen }: NextSessionProps) {
  const t = useTranslations('calendar')
  const format = useFormat()
  const relative = useRelativeTime()
  const joined = useJoined()
  const now = new Date().toISOString()
  const next = sessions.find(({ status, ends_at }) => status === 'scheduled' && ends_at > now)
  if (!next) return null
  const isOn = next.starts_at <= now
  return (
    <UnstyledButton
      className={classes.next}
      style={hueOf(next)}
      data-session={next.id}
      onClick={({ currentTarget }) => onOpen(next, currentTarget)}
    >
      <span className={classes.label}>
        {isOn ? t('on_now') : t('next_session', { when: relative(next.starts_at) })}
      </span>
      <strong>
        <bdi>{next.name}</bdi>
      </strong>
      <span className={classes.facts}>
        <bdi>{format.span(next.starts_at, next.ends_at, next.time_zone ?? zone)}</bdi>
        {[joined(next.children), next.place, next.instructorName].filter(Boolean).map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </span>
    </UnstyledButton>
  )
}
