import { IconAlertTriangle, IconUserOff, IconUserQuestion } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useReportedAbsence } from '~/components/calendar/use_reported_absence'
import { hueOf } from '~/components/calendar/hue_of'
import { useJoined } from '~/hooks/use_joined'
import type { ShownSession } from '~/components/calendar/shown_session'
import classes from './session_event.module.css'
import lines from './session_lines.module.css'

interface SessionEventProps {
  session: ShownSession
  time: string
  /** One line in a month, some in a week. */
  isLine: boolean
  /** As high as its hours are long, so that it says what there is room for. */
  fills?: boolean
}

/** Colour stands for what the legend says, and never alone: cancelled is struck out, a clash and a missing instructor have a mark. */
export function SessionEvent({ session, time, isLine, fills }: SessionEventProps) {
  const t = useTranslations('calendar')
  const joined = useJoined()
  const { name, place, instructorName, children, status, is_unstaffed, unkept } = session
  const people = [joined(children), instructorName].filter(Boolean).join(' · ')
  const told = (
    <>
      <SessionMarks session={session} />
      {name}
    </>
  )
  return (
    <span
      className={isLine ? classes.line : classes.block}
      style={hueOf(session)}
      data-status={status}
      data-fills={fills || undefined}
      data-unstaffed={is_unstaffed || undefined}
      data-unkept={unkept ? (unkept.clashes.length ? 'clashing' : 'free') : undefined}
    >
      {isLine ? (
        <>
          <bdi className={classes.time}>{time}</bdi>
          <UnkeptMark session={session} />
          <bdi className={classes.name}>{told}</bdi>
        </>
      ) : (
        <span className={lines.lines}>
          <bdi className={lines.name}>{told}</bdi>
          <UnkeptMark session={session} />
          <bdi className={lines.time}>{time}</bdi>
          {place && <bdi className={lines.place}>{place}</bdi>}
          {people && <bdi className={lines.people}>{people}</bdi>}
        </span>
      )}
      {status === 'cancelled' && <span className={classes.hidden}>{t('marks.cancelled')}</span>}
    </span>
  )
}

export function SessionMarks({ session }: Pick<SessionEventProps, 'session'>) {
  const t = useTranslations('calendar.marks')
  const absence = useReportedAbsence()(session)
  return (
    <>
      {absence && (
        <IconUserOff size={13} className={classes.mark} aria-label={absence} role="img" />
      )}
      {session.is_clashing && (
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
