import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { SessionEvent } from '~/components/calendar/grid/session_event'
import type { NamedLane } from '~/components/calendar/lanes/use_lanes'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useShownTime } from '~/components/calendar/use_shown_time'
import type { LaneKind } from '#domain/shared/choices/calendar_layouts'
import classes from '~/components/calendar/lanes/lane_cells.module.css'

interface LaneSessionProps {
  session: ShownSession
  lane: NamedLane
  by: LaneKind
  zone: string
  isNarrow?: boolean
  style?: CSSProperties
}

/** A session in the lane of its room or of one of its instructors, which it doesn't name again. */
export function LaneSession({
  session,
  lane,
  by,
  zone,
  isNarrow = false,
  style,
}: LaneSessionProps) {
  const t = useTranslations('calendar.lanes')
  const time = useShownTime(zone)
  const assists = by === 'instructors' && lane.place !== (session.instructor ?? 'none')
  const instructorName = assists
    ? session.instructorName
      ? t('assists', { name: session.instructorName })
      : t('assists_alone')
    : ''
  const told = by === 'rooms' ? { ...session, place: '' } : { ...session, instructorName }
  return (
    <button
      type="button"
      className={classes.session}
      style={style}
      data-session={session.id}
      tabIndex={lane.placed[0]?.session === session ? 0 : -1}
    >
      <SessionEvent session={told} time={time(session, isNarrow)} isLine={false} />
    </button>
  )
}
