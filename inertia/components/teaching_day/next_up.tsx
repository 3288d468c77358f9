import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconDoor, IconUserOff, IconUsers } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { JoinButton } from '~/components/class_sessions/join_button'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import type { TodaySession } from '~/components/teaching_day/types'
import { useCentreTime } from '~/components/teaching_day/use_centre_time'
import { useMinute } from '~/components/teaching_day/use_minute'
import { useSessionPlace } from '~/components/teaching_day/use_session_place'
import { useJoined } from '~/hooks/use_joined'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import { StatusDot } from '~/ui/status_dot'
import { useRelativeTime } from '~/ui/use_relative_time'
import record from '~/ui/record/record.module.css'
import classes from '~/components/teaching_day/teaching_day.module.css'

interface NextUpProps {
  session: TodaySession
  today: string
}

/** What is on, or comes next, on whichever day: when first, then with whom and where. */
export function NextUp({ session, today }: NextUpProps) {
  const t = useTranslations('today')
  const name = useSessionName()(session)
  const time = useCentreTime()
  const now = useMinute()
  const relative = useRelativeTime()
  const day = time.dayOf(session)
  const isOn = session.starts_at <= now
  const { is_taken: isTaken } = session
  const when = isOn
    ? t('on', { end: relative(session.ends_at) })
    : t(day === today ? 'next' : 'next_day', { when: relative(session.starts_at) })
  return (
    <section className={`${record.card} ${classes.next}`} aria-label={t('next_label')}>
      <p className={classes.when}>{when}</p>
      <h2 className={classes.time}>
        {day !== today && <span className={classes.day}>{time.written(day)} </span>}
        <bdi>{time.hours(session)}</bdi>
      </h2>
      <p className={classes.name}>
        <bdi>{name}</bdi>
      </p>
      <Facts session={session} />
      {isTaken && <StatusDot tone="success">{t('taken')}</StatusDot>}
      <div className={classes.acts}>
        <Button
          component={Link}
          href={urlFor('own_sessions.show', { id: session.id })}
          variant={session.opens_at <= now && !isTaken ? 'filled' : 'default'}
          size="md"
        >
          {t(session.type === 'event' || session.opens_at > now || isTaken ? 'open' : 'take')}
        </Button>
        {session.online_url && (
          <JoinButton href={session.online_url} size="md">
            {t('join')}
          </JoinButton>
        )}
      </div>
    </section>
  )
}

function Facts({ session }: { session: TodaySession }) {
  const t = useTranslations('today')
  const names = useNames()
  const joined = useJoined()
  const place = useSessionPlace()(session)
  const { students, away, topic, substitute_for: absent, is_assistant: assists } = session
  return (
    <ul className={classes.facts}>
      {place && (
        <li>
          <IconDoor size={18} aria-hidden /> <bdi>{place}</bdi>
        </li>
      )}
      {session.type !== 'event' && (
        <li>
          <IconUsers size={18} aria-hidden /> {t('students', { count: students })}
        </li>
      )}
      {away.length > 0 && (
        <li>
          <IconUserOff size={18} aria-hidden />
          <span>
            {t('away', {
              count: away.length,
              names: joined(away.map((one) => names(one).lead)),
            })}
          </span>
        </li>
      )}
      {topic && (
        <li>
          <bdi>{topic}</bdi>
        </li>
      )}
      {absent && <li>{t('stands_in', { name: isolate(names(absent).lead) })}</li>}
      {assists && <li>{t('assists')}</li>}
    </ul>
  )
}
