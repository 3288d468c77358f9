import { findMeetingOptions } from '~/components/class_sessions/find_meeting_options'
import type { InstructorOption, MeetingOptions } from '~/components/class_sessions/types'
import { useMeetingChoice } from '~/components/class_sessions/use_meeting_choices'

type Offered<O extends keyof MeetingOptions> = MeetingOptions[O][number]

const GroupName = ({ group }: { group: Offered<'group'> }) => useMeetingChoice().group(group).label

const PersonName = ({ person }: { person: InstructorOption }) =>
  useMeetingChoice().instructor(person).label

/** Of a list, which may be narrowed down to whoever has left and what has ended. */
export const meetingFinders = {
  group: async (typed: string, signal: AbortSignal) => {
    const found = await findMeetingOptions('group', { typed, every: true }, signal)
    return found.map((group) => ({ value: group.id, label: <GroupName group={group} /> }))
  },
  instructor: async (typed: string, signal: AbortSignal) => {
    const found = await findMeetingOptions('instructor', { typed, every: true }, signal)
    return found.map((one) => ({ value: one.id, label: <PersonName person={one} /> }))
  },
  student: async (typed: string, signal: AbortSignal) => {
    const found = await findMeetingOptions('student', { typed, every: true }, signal)
    return found.map((one) => ({ value: one.id, label: <PersonName person={one} /> }))
  },
}
