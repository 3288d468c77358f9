import type { MeetingOptions } from '~/components/class_sessions/types'
import { useMeetingChoices } from '~/components/class_sessions/use_meeting_choices'
import { useFormat } from '~/hooks/use_format'
import { useFieldValue, type WriteField } from '~/ui/record/use_field_value'

/** Instructors and rooms by name, starts and ends with their hour in the session's zone. */
export function useSessionValue(zone: string, options?: MeetingOptions): WriteField {
  const inWords = useFieldValue('sessions')
  const format = useFormat()
  const { group, student, instructor, room, service } = useMeetingChoices(options)
  const known = new Map(
    [group, student, instructor, room, service]
      .flatMap((choices) => choices ?? [])
      .map(({ value, label }) => [value, label])
  )
  const nameOf = (value: unknown) => known.get(String(value)) ?? value
  return (field, value) => {
    if ((field === 'starts_at' || field === 'ends_at') && value)
      return format.instant(String(value), zone)
    const named = Array.isArray(value) ? value.map(nameOf) : nameOf(value)
    return inWords(field, named)
  }
}
