import { Link } from '@adonisjs/inertia/react'
import { Anchor, Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import type { OfficeSession } from '~/components/office_day/types'
import { useCentreTime } from '~/components/teaching_day/use_centre_time'
import { useMinute } from '~/components/teaching_day/use_minute'
import { useSessionPlace } from '~/components/teaching_day/use_session_place'
import { usePermissions } from '~/hooks/use_permissions'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import { StatusDot } from '~/ui/status_dot'
import { useRelativeTime } from '~/ui/use_relative_time'
import classes from '~/components/office_day/lines.module.css'

interface SessionLineProps {
  session: OfficeSession
  /** How long until it begins is said of the next one only. */
  isNext?: boolean
}

/** One session of the day: when, with whom and where, how it stands, and the next thing to do about it. */
export function SessionLine({ session, isNext }: SessionLineProps) {
  const name = useSessionName()(session)
  const time = useCentreTime()
  return (
    <li className={classes.line} data-cancelled={session.status === 'cancelled' || undefined}>
      <div className={classes.when}>
        <bdi className={classes.hours}>{time.hours(session)}</bdi>
        <SessionState session={session} isNext={isNext} />
      </div>
      <div className={classes.what}>
        <Anchor
          component={Link}
          href={urlFor('admin.class_sessions.show', { id: session.id })}
          className={classes.name}
        >
          <bdi>{name}</bdi>
        </Anchor>
        <SessionFacts session={session} />
      </div>
      <div className={classes.act}>
        <NextAct session={session} name={name} />
      </div>
    </li>
  )
}

/** Who teaches, where, and how many students are expected, here or absent. */
export function SessionFacts({ session }: { session: OfficeSession }) {
  const names = useNames()
  const place = useSessionPlace()(session)
  const { instructor } = session
  return (
    <ul className={classes.facts}>
      {instructor && (
        <li>
          <bdi>{names(instructor).lead}</bdi>
        </li>
      )}
      {place && (
        <li>
          <bdi>{place}</bdi>
        </li>
      )}
      <Headcount session={session} />
    </ul>
  )
}

function Headcount({ session }: { session: OfficeSession }) {
  const t = useTranslations('office_day.headcount')
  const { headcount, type, status } = session
  if (!headcount || type === 'event' || status === 'cancelled') return null
  const { expected, arrived, absent } = headcount
  return (
    <>
      <li>{t('expected', { count: expected })}</li>
      {arrived > 0 && <li>{t('arrived', { count: arrived })}</li>}
      {absent > 0 && <li>{t('absent', { count: absent })}</li>}
    </>
  )
}

export function SessionState({ session, isNext }: SessionLineProps) {
  const t = useTranslations('office_day')
  const relative = useRelativeTime()
  const now = useMinute()
  const { status, lacks, starts_at: starts, ends_at: ends } = session
  if (status === 'cancelled') return <SessionStatusWord status={status} />
  if (lacks) return <StatusDot tone="danger">{t(`lacks.${lacks}`)}</StatusDot>
  if (session.is_taken) return <StatusDot tone="success">{t('taken')}</StatusDot>
  if (ends <= now) return null
  if (starts <= now) return <StatusDot tone="info">{t('running')}</StatusDot>
  return isNext ? <span className={classes.quiet}>{relative(starts)}</span> : null
}

interface NextActProps {
  session: OfficeSession
  name: string
}

/** The button to the next thing to do: find a substitute, take attendance or look at the roster. */
export function NextAct({ session, name }: NextActProps) {
  const t = useTranslations('office_day.acts')
  const may = usePermissions()
  const now = useMinute()
  const { id, lacks, opens_at: opens } = session
  const isRoster = may('admin.attendance.index') && opens !== null
  const isMarking = isRoster && opens <= now && !session.is_taken && may('admin.attendance.update')
  if (lacks && may('admin.sessions.update'))
    return act('substitute', urlFor('admin.substitutes.show', { id }))
  if (!isRoster) return null
  return act(isMarking ? 'take' : 'roster', urlFor('admin.attendance.show', { id }))

  function act(what: 'substitute' | 'take' | 'roster', href: string) {
    return (
      <Button
        component={Link}
        href={href}
        size="compact-md"
        variant={what === 'roster' ? 'subtle' : 'default'}
        aria-label={t(`${what}_of`, { session: isolate(name) })}
      >
        {t(what)}
      </Button>
    )
  }
}
