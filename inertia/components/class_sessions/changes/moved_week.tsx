import type { EditFields } from '~/components/class_sessions/changes/edit_fields'
import type { SessionDetail } from '~/components/class_sessions/types'
import { BusyWeek } from '~/components/free_slots/busy_week'
import { isDay } from '~/ui/form/days/days'
import { weekdayOf } from '#domain/shared/time/weekday'

interface MovedWeekProps {
  session: SessionDetail
  data: EditFields
}

/** The week a session is moved to, with what else its instructor and its room have then. */
export function MovedWeek({ session: { id, group, student }, data }: MovedWeekProps) {
  const { scope, date, starts, minutes, instructor_id: instructor, room_id: room } = data
  return (
    <BusyWeek
      query={{
        instructor,
        room,
        group: group?.id ?? '',
        student: student?.id ?? '',
        session: { id, scope },
        from: date,
        weeks: 1,
      }}
      drafts={[{ weekday: isDay(date) ? weekdayOf(date) : null, starts, minutes }]}
    />
  )
}
