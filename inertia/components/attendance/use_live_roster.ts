import { waitingMarks } from '~/components/attendance/device/waiting_marks'
import type { Attendance } from '~/components/attendance/types'
import { useLiveCalendar } from '~/components/calendar/live/use_live_calendar'
import { wallClock } from '#domain/shared/time/wall_clock'

/**
 * A colleague's mark appears by itself, and so does a check-in at the door and a session that was moved
 * or called off.
 */
export function useLiveRoster({
  session_id: session,
  starts_at: startsAt,
  time_zone: zone,
}: Attendance) {
  const { day } = wallClock(zone)(startsAt)
  useLiveCalendar(
    ({ from, to }) => {
      if (from <= day && day <= to) waitingMarks.refresh(session)
    },
    {
      session_id: session,
      onMarks: (ids) => {
        if (!ids.every(waitingMarks.hasSent)) waitingMarks.refresh(session)
      },
    }
  )
}
