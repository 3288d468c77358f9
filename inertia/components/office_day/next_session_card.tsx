import { Link } from '@adonisjs/inertia/react'
import { Anchor, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { JoinButton } from '~/components/class_sessions/join_button'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { NextAct, SessionFacts, SessionState } from '~/components/office_day/session_line'
import type { OfficeSession } from '~/components/office_day/types'
import { useCentreTime } from '~/components/teaching_day/use_centre_time'
import { useWeekdayNames } from '~/hooks/use_week'
import record from '~/ui/record/record.module.css'
import classes from '~/components/office_day/next_session.module.css'
import { weekdayOf } from '#domain/shared/time/weekday'

interface NextSessionCardProps {
  session: OfficeSession | null
  /** YYYY-MM-DD by the centre’s clocks. */
  today: string
}

/** The session a student or group has now or next: when, where, with whom, and what to do about it. */
export function NextSessionCard({ session, today }: NextSessionCardProps) {
  const t = useTranslations('office_day.next')
  return (
    <section className={record.card} aria-label={t('title')}>
      <Title order={2}>{t('title')}</Title>
      {session ? (
        <Upcoming session={session} today={today} />
      ) : (
        <p className={classes.none}>{t('none')}</p>
      )}
    </section>
  )
}

function Upcoming({ session, today }: { session: OfficeSession; today: string }) {
  const t = useTranslations('office_day.next')
  const name = useSessionName()(session)
  const time = useCentreTime()
  const weekdays = useWeekdayNames()
  const day = time.dayOf(session)
  const written = day === today ? t('today') : `${weekdays[weekdayOf(day)]} ${time.written(day)}`
  return (
    <>
      <p className={classes.time}>
        {written} <bdi>{time.hours(session)}</bdi>
      </p>
      <Anchor
        component={Link}
        href={urlFor('admin.class_sessions.show', { id: session.id })}
        fw={600}
      >
        <bdi>{name}</bdi>
      </Anchor>
      <SessionFacts session={session} />
      <div className={classes.acts}>
        <SessionState session={session} isNext />
        <NextAct session={session} name={name} />
        {session.online_url && <JoinButton href={session.online_url}>{t('join')}</JoinButton>}
      </div>
    </>
  )
}
