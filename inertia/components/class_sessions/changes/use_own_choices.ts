import { useEffect } from 'react'
import type { MeetingOptions, SessionDetail } from '~/components/class_sessions/types'
import { useFoundOptions } from '~/components/class_sessions/use_found_options'
import { useMeetingChoices } from '~/components/class_sessions/use_meeting_choices'
import { useMetInstructors } from '~/components/class_sessions/use_met_instructors'
import { fetchOptions } from '~/ui/list/filters/choice_values'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'

/** What it has stays a choice, though it may no longer be offered. */
export function useOwnChoices(
  { room, instructor, assistants, service, branch_id: at }: SessionDetail,
  options?: MeetingOptions
) {
  const both = useBothNames()
  const names = useNames()
  const { all, meet } = useMetInstructors(options?.instructor ?? [])
  const found = useFoundOptions('instructor', all)
  const rooms = options?.room.filter(({ branch_id: of }) => of === at) ?? []
  const offered = useMeetingChoices(
    options && { ...options, instructor: found.options, room: rooms }
  )
  useEffect(() => {
    if (!options) fetchOptions()
  }, [options])
  const people = [...(instructor ? [instructor] : []), ...assistants]
  const own = {
    room: room
      ? [{ value: room.id, label: both({ name_en: room.name_en, name_ar: room.name_ar }).lead }]
      : [],
    instructor: people.map((one) => ({ value: one.id, label: names(one).lead })),
    service: service ? [{ value: service.id, label: both(service).lead }] : [],
  }
  const withOwn = (name: 'room' | 'instructor' | 'service') => {
    const choices = offered[name] ?? []
    const missing = own[name].filter((mine) => choices.every(({ value }) => value !== mine.value))
    return [...missing, ...choices]
  }
  const { onSearch } = found
  return {
    room: withOwn('room'),
    instructor: withOwn('instructor'),
    service: withOwn('service'),
    onSearch,
    meet,
  }
}
