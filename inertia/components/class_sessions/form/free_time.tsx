import { FreeSlotsButton } from '~/components/free_slots/free_slots_button'
import type { FreeSlot, SlotTask } from '~/components/free_slots/types'
import { roomsAt } from '~/components/class_sessions/form/place_fields'
import type { SessionFormState } from '~/components/class_sessions/form/use_session_form'
import type { InstructorOption, MeetingOptions } from '~/components/class_sessions/types'
import { useFoundOptions } from '~/components/class_sessions/use_found_options'
import { useMeetingChoices } from '~/components/class_sessions/use_meeting_choices'
import { dayAfter } from '#domain/shared/time/day_span'
import { linesOf } from '#domain/shared/text/lines_of'

interface FreeTimeProps {
  made: SessionFormState
  options: MeetingOptions
  today: string
  onMeet: (instructor: InstructorOption) => void
}

/** A search for the first time that is still open; what is chosen fills it in, with whom and where. */
export function FreeTime({ made: { form }, options, today, onMeet }: FreeTimeProps) {
  const { data } = form
  const found = useFoundOptions('instructor', options.instructor)
  const { instructor, room } = useMeetingChoices({
    ...options,
    instructor: found.options,
    room: roomsAt(options, data),
  })
  const { onSearch } = found
  const place = Math.max(
    0,
    data.slots.findIndex(({ starts }) => !starts)
  )
  const isWeekly = data.repeats === 'weekly'
  const from = data.starts_on > today ? data.starts_on : today
  const last = dayAfter(from, isWeekly ? 27 : 13)
  const task: SlotTask = {
    group: data.group_id,
    student: data.student_id,
    branch: data.branch_id,
    isWeekly,
    followsTimings: data.repeats !== 'once' && data.follows_timings,
    instructor: data.instructor_id,
    room: data.room_id,
    minutes: data.slots[place]!.minutes,
    from,
    until:
      isWeekly && data.ends === 'on' && data.ends_on && data.ends_on < last ? data.ends_on : last,
    near: data.slots[place]!.starts,
  }

  function take({ date, weekday, starts, instructor: by, room: at }: FreeSlot, minutes: string) {
    if (by) onMeet(by.person)
    form.setData((now) => ({
      ...now,
      ...(now.repeats === 'dates'
        ? { dates: [...new Set([...linesOf(now.dates), date])].sort().join('\n') }
        : { starts_on: date }),
      slots: now.slots.with(place, { weekday: isWeekly ? String(weekday) : '', starts, minutes }),
      instructor_id: by?.person.id ?? '',
      room_id: at?.id ?? '',
    }))
    form.clearErrors()
  }

  return (
    <FreeSlotsButton
      task={task}
      choices={{ instructor, room: room ?? [], onSearch }}
      filled={[data.starts_on, data.dates, data.slots, data.instructor_id, data.room_id]}
      onTake={take}
    />
  )
}
