import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type ListedSession, SessionRow } from '~/components/sessions/session_row'
import list from '~/components/sessions/sessions.module.css'
import classes from '~/ui/record/record.module.css'

export function UserSessions({ sessions }: { sessions: ListedSession[] }) {
  const t = useTranslations('users')
  return (
    <section className={classes.card} aria-label={t('tabs.sessions')}>
      {sessions.length === 0 && <Text c="dimmed">{t('show.no_sessions')}</Text>}
      <ul className={list.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </section>
  )
}
