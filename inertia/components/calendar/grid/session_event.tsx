import { IconAlertTriangle, IconUserQuestion } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { hueOf } from '~/components/calendar/hue_of'
import type { ShownSession } from '~/components/calendar/shown_session'
import classes from './session_event.module.css'

interface SessionEventProps {
  session: ShownSession
  time: string
  /** One line in a month, some in a week. */
  isLine: boolean
}

/** Colour stands for what the legend says, and never alone: cancelled is struck out, a clash and a missing instructor have a mark. */
export function SessionEvent({ session, time, isLine }: SessionEventProps) {
  const t = useTranslations('calendar')
  const { name, place, instructorName, children, status, is_unstaffed, unkept } = session
  const people = [children.join('، '), instructorName].filter(Boolean).join(' · ')
  return (
    <span
      className={isLine ? classes.line : classes.block}
      style={hueOf(session)}
      data-status={status}
      data-unstaffed={is_unstaffed || undefined}
      data-unkept={unkept ? (unkept.clashes.length ? 'clashing' : 'free') : undefined}
    >
      <bdi className={classes.time}>{time}</bdi>
      <UnkeptMark session={session} />
      <span className={classes.name}>
        <SessionMarks session={session} />
        <bdi>{name}</bdi>
      </span>
      {!isLine && place && <bdi className={classes.place}>{place}</bdi>}
      {!isLine && people && <bdi className={classes.place}>{people}</bdi>}
      {status === 'cancelled' && <span className={classes.hidden}>{t('marks.cancelled')}</span>}
    </span>
  )
}

export function SessionMarks({ session }: Pick<SessionEventProps, 'session'>) {
  const t = useTranslations('calendar.marks')
  return (
    <>
      {session.is_let_through && (
        <IconAlertTriangle size={13} className={classes.mark} aria-label={t('clash')} role="img" />
      )}
      {session.is_unstaffed && (
        <IconUserQuestion
          size={13}
          className={classes.mark}
          aria-label={t('unstaffed')}
          role="img"
        />
      )}
    </>
  )
}

/** It was moved here: what is taken at this time, or only that nothing is kept yet. */
export function UnkeptMark({ session: { unkept } }: Pick<SessionEventProps, 'session'>) {
  const t = useTranslations('calendar.acts')
  if (!unkept) return null
  if (unkept.clashes.length === 0) return <span className={classes.hidden}>{t('not_kept')}</span>
  return (
    <strong className={classes.clashing}>
      <IconAlertTriangle size={13} className={classes.mark} aria-hidden />
      {unkept.clashes.map((kind) => t(`clash.${kind}`)).join(' · ')}
    </strong>
  )
}
