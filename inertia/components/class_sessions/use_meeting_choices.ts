import type {
  FilterOptions,
  InstructorOption,
  MeetingOptions,
} from '~/components/class_sessions/types'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'

type GroupOption = MeetingOptions['group'][number]

/** How groups, instructors and rooms are written as choices of a field or a filter. */
export function useMeetingChoice() {
  const both = useBothNames()
  const names = useNames()
  return {
    group: ({ id, code, title_en, title_ar }: GroupOption) => ({
      value: id,
      label: `${both({ title_en, title_ar }).lead} · ${code}`,
      words: [title_en, title_ar].filter(Boolean).join(' '),
    }),
    instructor: (person: InstructorOption) => {
      const { lead, other } = names(person)
      return {
        value: person.id,
        label: `${lead} · ${person.number}`,
        words: other ?? undefined,
      }
    },
    room: ({ id, code, name_en, name_ar }: MeetingOptions['room'][number]) => ({
      value: id,
      label: `${both({ name_en, name_ar }).lead} · ${code}`,
    }),
  }
}

export function useMeetingChoices(options?: MeetingOptions & Partial<FilterOptions>) {
  const choice = useMeetingChoice()
  return {
    group: options?.group.map(choice.group),
    instructor: options?.instructor.map(choice.instructor),
    room: options?.room.map(choice.room),
    student: options?.student?.map(choice.instructor),
  }
}
