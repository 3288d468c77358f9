import { dayAfter } from '#domain/shared/time/day_span'
import { FreeSlotsButton } from '~/components/free_slots/free_slots_button'
import type { FreeSlot, SlotTask } from '~/components/free_slots/types'
import type { Pattern } from '~/components/groups/pattern/types'
import type { PatternForm } from '~/components/groups/pattern/use_pattern_form'
import { useRoomLabel } from '~/components/groups/pattern/use_room_label'
import type { GroupDetail } from '~/components/groups/types'
import { clockOf, lastsFor, minutesOf } from '#domain/shared/time/clock_times'
import { isClock } from '#domain/shared/time/week_windows'

interface FreeWeekTimeProps {
  made: PatternForm
  group: GroupDetail
  pattern: Pattern
}

/** A search for a time of the week that is free in every week; what is chosen is added to the others. */
export function FreeWeekTime({ made, group, pattern }: FreeWeekTimeProps) {
  const label = useRoomLabel()
  const { slots, room } = made
  const task = taskOf(group, room.value, slots.at(-1))
  const rooms = pattern.rooms.map((one) => ({ value: one.id, label: label(one) }))

  function take({ weekday, starts, room: at }: FreeSlot, minutes: string) {
    const ends = clockOf(minutesOf(starts) + Number(minutes))
    made.change([...slots, { weekday, starts, ends }])
    if (at) room.onChange(at.id)
  }

  return (
    <FreeSlotsButton
      task={task}
      choices={{ room: rooms }}
      filled={[slots, room.value]}
      onTake={take}
    />
  )
}

function taskOf(group: GroupDetail, room: string, last?: Pattern['slots'][number]): SlotTask {
  const today = new Date().toISOString().slice(0, 10)
  const from = group.starts_on > today ? group.starts_on : today
  const until = dayAfter(from, 27)
  const isTold = last && isClock(last.starts) && isClock(last.ends, true)
  return {
    group: group.id,
    isWeekly: true,
    followsTimings: true,
    instructor: group.instructor?.id ?? 'none',
    room,
    minutes: isTold ? String(lastsFor(last.starts, last.ends)) : '60',
    from,
    until: group.ends_on && from <= group.ends_on && group.ends_on < until ? group.ends_on : until,
    near: isTold ? last.starts : '',
  }
}
