import { IconAlertTriangle, IconUserQuestion } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Unkept } from '~/components/calendar/acts/use_drags'
import { hueOf } from '~/components/calendar/hue_of'
import type { ShownSession } from '~/components/calendar/use_shown_sessions'
import classes from './session_event.module.css'

interface SessionEventProps {
  session: ShownSession
  time: string
  /** One line in a month, some in a week. */
  isLine: boolean
  /** It was moved here, and isn't kept yet. */
  unkept?: Unkept
}

/** Colour stands for what the legend says, and never alone: cancelled is struck out, a clash and a missing instructor have a mark. */
export function SessionEvent({ session, time, isLine, unkept }: SessionEventProps) {
  const t = useTranslations('calendar')
  const { name, place, instructorName, children, status, is_let_through, is_unstaffed } = session
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
      {unkept && <UnkeptMark unkept={unkept} />}
      <span className={classes.name}>
        {is_let_through && (
          <IconAlertTriangle size={13} className={classes.mark} aria-label={t('marks.clash')} />
        )}
        {is_unstaffed && (
          <IconUserQuestion size={13} className={classes.mark} aria-label={t('marks.unstaffed')} />
        )}
        <bdi>{name}</bdi>
      </span>
      {!isLine && place && <bdi className={classes.place}>{place}</bdi>}
      {!isLine && people && <bdi className={classes.place}>{people}</bdi>}
      {status === 'cancelled' && <span className={classes.hidden}>{t('marks.cancelled')}</span>}
    </span>
  )
}

/** What is taken at this time, or that nothing is kept yet. */
function UnkeptMark({ unkept: { clashes } }: { unkept: Unkept }) {
  const t = useTranslations('calendar.acts')
  if (clashes.length === 0) return <span className={classes.hidden}>{t('not_kept')}</span>
  return (
    <strong className={classes.clashing}>
      <IconAlertTriangle size={13} className={classes.mark} aria-hidden />
      {clashes.map((kind) => t(`clash.${kind}`)).join(' · ')}
    </strong>
  )
}
