import { waitingMarks } from '~/components/attendance/device/waiting_marks'
import type { Attendance } from '~/components/attendance/types'
import { useLiveCalendar } from '~/components/calendar/live/use_live_calendar'
import { wallClock } from '#domain/shared/time/wall_clock'

/** Whoever checks in at the door appears by themselves, and so does a session that was moved or called off. */
export function useLiveRoster({
  session_id: session,
  starts_at: startsAt,
  time_zone: zone,
}: Attendance) {
  const { day } = wallClock(zone)(startsAt)
  useLiveCalendar(({ from, to }) => {
    if (from <= day && day <= to) waitingMarks.refresh(session)
  })
}
