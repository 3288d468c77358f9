import { Link } from '@adonisjs/inertia/react'
import { Anchor, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import type { TodaySession } from '~/components/teaching_day/types'
import { useCentreTime } from '~/components/teaching_day/use_centre_time'
import { useMinute } from '~/components/teaching_day/use_minute'
import { useSessionPlace } from '~/components/teaching_day/use_session_place'
import { StatusDot } from '~/ui/status_dot'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'
import classes from '~/components/teaching_day/teaching_day.module.css'

/** The other sessions of the day in their order, those that are over too. */
export function DayList({ sessions }: { sessions: TodaySession[] }) {
  const t = useTranslations('today')
  return (
    <section className={record.card} aria-label={t('rest')}>
      <Title order={2}>{t('rest')}</Title>
      <ul className={classes.rows}>
        {sessions.map((session) => (
          <DayRow key={session.id} session={session} />
        ))}
      </ul>
    </section>
  )
}

function DayRow({ session }: { session: TodaySession }) {
  const t = useTranslations('today')
  const name = useSessionName()(session)
  const place = useSessionPlace()(session)
  const { hours } = useCentreTime()
  const isOver = session.ends_at <= useMinute()
  const { status, type, students, is_taken: isTaken } = session
  return (
    <li data-over={isOver || undefined} className={classes.row}>
      <div className={classes.head}>
        <bdi className={classes.hours}>{hours(session)}</bdi>
        {status === 'cancelled' && <SessionStatusWord status={status} />}
        {isTaken && status !== 'cancelled' && <StatusDot tone="success">{t('taken')}</StatusDot>}
      </div>
      <Anchor component={Link} href={urlFor('own_sessions.show', { id: session.id })} fw={600}>
        <bdi>{name}</bdi>
      </Anchor>
      <div className={rows.quiet}>
        {place && <bdi>{place}</bdi>}
        {place && type !== 'event' && ' · '}
        {type !== 'event' && t('students', { count: students })}
      </div>
    </li>
  )
}
