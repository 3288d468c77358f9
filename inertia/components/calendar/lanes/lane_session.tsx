import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { SessionEvent } from '~/components/calendar/grid/session_event'
import { wallClock } from '#domain/shared/time/wall_clock'
import { shownMinutes } from '~/components/calendar/lanes/lanes_of'
import type { NamedLane } from '~/components/calendar/lanes/use_lanes'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useFormat } from '~/hooks/use_format'
import type { LaneKind } from '#domain/shared/choices/calendar_layouts'
import { clockOf } from '#domain/shared/time/clock_times'
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
  const { clock, hours } = useFormat()
  const shown = wallClock(zone)
  const starts = clockOf(shown(session.starts_at).minute)
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
      <SessionEvent
        session={told}
        time={isNarrow ? clock(starts) : hours(starts, shownMinutes(session, shown))}
        isLine={false}
      />
    </button>
  )
}
