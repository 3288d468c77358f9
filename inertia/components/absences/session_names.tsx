import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { TouchedSession } from '~/components/absences/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import classes from '~/components/absences/absences.module.css'

interface SessionNamesProps {
  sessions: TouchedSession[]
  total: number
}

/** The first sessions that an absence touches, and how many more. */
export function SessionNames({ sessions, total }: SessionNamesProps) {
  const t = useTranslations('absences')
  const format = useFormat()
  const name = useSessionName()
  const more = total - sessions.length
  return (
    <>
      <ul className={classes.touched}>
        {sessions.map((session) => (
          <li key={session.id}>
            <bdi>{name(session)}</bdi>
            {' · '}
            <bdi>{format.instant(session.starts_at, session.time_zone)}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 && <Text>{t('touches_more', { count: more })}</Text>}
    </>
  )
}
