import type { MeetingOptions } from '~/components/class_sessions/types'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'

/** Groups, instructors and rooms as choices of a field or a filter. */
export function useMeetingChoices(options?: MeetingOptions) {
  const both = useBothNames()
  const names = useNames()
  return {
    group: options?.group.map(({ id, code, title_en, title_ar }) => ({
      value: id,
      label: `${both({ title_en, title_ar }).lead} · ${code}`,
    })),
    instructor: options?.instructor.map((person) => ({
      value: person.id,
      label: `${names(person).lead} · ${person.number}`,
    })),
    room: options?.room.map(({ id, code, name_en, name_ar }) => ({
      value: id,
      label: `${both({ name_en, name_ar }).lead} · ${code}`,
    })),
  }
}
