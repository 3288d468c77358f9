import type { InertiaFormProps } from '@inertiajs/react'
import type { EditFields } from '~/components/class_sessions/changes/edit_fields'
import type { InstructorOption, SessionDetail } from '~/components/class_sessions/types'
import { dayAfter } from '#domain/shared/time/day_span'
import { FreeSlotsButton } from '~/components/free_slots/free_slots_button'
import type { FreeSlot, SlotChoices, SlotTask } from '~/components/free_slots/types'

interface MovedTimeProps {
  session: SessionDetail
  form: InertiaFormProps<EditFields>
  choices: SlotChoices
  onMeet: (instructor: InstructorOption) => void
}

/** A search for another time: of a series, for one that is free in every week. */
export function MovedTime({ session, form, choices, onMeet }: MovedTimeProps) {
  const { scope, date, starts, minutes, instructor_id: instructor, room_id: room } = form.data
  const { follows_timings: followsTimings } = form.data
  const isWeekly = scope !== 'this'
  const from = session.local.date
  const last = dayAfter(from, isWeekly ? 55 : 13)
  const ends = session.series_ends_on
  const task: SlotTask = {
    group: session.group?.id ?? '',
    student: session.student?.id,
    session: { id: session.id, scope },
    isWeekly,
    followsTimings: isWeekly && followsTimings,
    instructor: instructor || 'none',
    room: room || 'none',
    minutes,
    from,
    until: isWeekly && ends && ends < last ? ends : last,
    near: starts,
  }

  /** A session is edited at the hour that it is held at, whatever its series has. */
  function take({ held, instructor: by, room: where }: FreeSlot) {
    if (by) onMeet(by.person)
    form.setData((now) => ({
      ...now,
      ...{ date: held.date, starts: held.starts, minutes: String(held.minutes) },
      instructor_id: by?.person.id ?? '',
      room_id: where?.id ?? '',
    }))
    form.clearErrors()
  }

  const filled = [date, starts, minutes, instructor, room]
  return <FreeSlotsButton {...{ task, choices, filled }} onTake={take} />
}
