import type { BranchOption } from '~/components/branches/types'
import type {
  FilterOptions,
  InstructorOption,
  MeetingOptions,
} from '~/components/class_sessions/types'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'

type GroupOption = MeetingOptions['group'][number]
type ServiceOption = MeetingOptions['service'][number]
type RoomOption = MeetingOptions['room'][number]

/** The labels of groups, people and rooms in a field or filter. */
export function useMeetingChoice() {
  const both = useBothNames()
  const names = useNames()
  const person = (one: InstructorOption) => {
    const { lead, other } = names(one)
    const words = [other, one.found_by].filter(Boolean).join(' ')
    return { value: one.id, label: `${lead} · ${one.number}`, words }
  }
  return {
    group: ({ id, code, title_en, title_ar, found_by: by }: GroupOption) => ({
      value: id,
      label: `${both({ title_en, title_ar }).lead} · ${code}`,
      words: [title_en, title_ar, by].filter(Boolean).join(' '),
    }),
    instructor: person,
    student: person,
    service: ({ id, code, name_en, name_ar }: ServiceOption) => ({
      value: id,
      label: both({ name_en, name_ar }).lead,
      words: [code, name_en, name_ar].filter(Boolean).join(' '),
    }),
    room: (
      { id, code, name_en, name_ar, branch_id }: RoomOption,
      branches: BranchOption[] = []
    ) => {
      const branch = branches.find((one) => one.id === branch_id)
      const parts = [both({ name_en, name_ar }).lead, code, branch && both(branch).lead]
      return { value: id, label: parts.filter(Boolean).join(' · ') }
    },
  }
}

/** A room's label includes its branch if there are several. */
export function useMeetingChoices(options?: FilterOptions) {
  const choice = useMeetingChoice()
  const both = useBothNames()
  return {
    group: options?.group.map(choice.group),
    student: options?.student.map(choice.student),
    service: options?.service.map(choice.service),
    instructor: options?.instructor.map(choice.instructor),
    course: options?.course?.map(({ id, code, ...titles }) => ({
      value: id,
      label: `${both(titles).lead} · ${code}`,
    })),
    room: options?.room.map((room) => choice.room(room, options.branch)),
  }
}
