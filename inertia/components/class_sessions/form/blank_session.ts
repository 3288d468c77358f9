import type { MeetingOptions, PlannedPattern } from '~/components/class_sessions/types'

export type SlotFields = { weekday: string; starts: string; minutes: string }

export type GroupOption = MeetingOptions['group'][number]

/** What the form is opened with. */
export interface Blank {
  today: string
  seriesId: string
  group: GroupOption | undefined
  student: string | null
  instructor: string | null
  room: string | null
  rooms: MeetingOptions['room']
  pattern: PlannedPattern | null
  /** Of the form's fields, what is known already. */
  begun?: Partial<SessionData>
}

const blankSlots: SlotFields[] = [{ weekday: '', starts: '', minutes: '60' }]

const slotsOf = ({ slots }: PlannedPattern): SlotFields[] =>
  slots.map(({ weekday, starts, minutes }) => {
    return { weekday: String(weekday), starts, minutes: String(minutes) }
  })

/** Somebody who is taught alone mostly comes once, a group every week. */
export const usualRepeats = (party: string) => (party === 'student' ? 'once' : 'weekly')

type Whose = Pick<Blank, 'today' | 'pattern' | 'student'> & { group: GroupOption | undefined }

/** A group's usual instructor, times and room, while it is running. */
export const usualOf = ({ today, group, student, pattern }: Whose) => ({
  instructor_id: group?.instructor?.id ?? '',
  assistant_ids: (group?.assistants ?? []).map(({ id }) => id).sort(),
  online_url: group?.online_url ?? '',
  room_id: pattern?.room_id ?? '',
  repeats: usualRepeats(student ? 'student' : 'group'),
  starts_on: group && group.starts_on > today ? group.starts_on : today,
  slots: pattern?.slots.length ? slotsOf(pattern) : blankSlots,
  ends_on: group?.ends_on ?? '',
})

/** Whatever is known already goes before whoever was asked for, and that before what is usual. */
export const blankSession = (blank: Blank): SessionData => ({
  ...usualSession(blank),
  ...blank.begun,
})

function usualSession(blank: Omit<Blank, 'begun'>) {
  const { seriesId, group, student, instructor, room, rooms } = blank
  const usual = usualOf(blank)
  return {
    version: 1,
    party: student ? 'student' : 'group',
    group_id: group?.id ?? '',
    student_id: student ?? '',
    type: 'regular',
    instructor_id: instructor ?? usual.instructor_id,
    assistant_ids: usual.assistant_ids,
    branch_id: group?.branch_id ?? rooms.find(({ id }) => id === room)?.branch_id ?? '',
    room_id: room ?? usual.room_id,
    title: '',
    online_url: usual.online_url,
    service_id: '',
    repeats: usual.repeats,
    starts_on: usual.starts_on,
    dates: '',
    slots: usual.slots,
    every: '1',
    ends: 'on',
    ends_on: usual.ends_on,
    ends_count: '',
    excluded: '',
    follows_timings: true,
    series_id: seriesId,
    previewed: '',
    clash_reason: '',
    allows_past: false,
  }
}

export type SessionData = ReturnType<typeof usualSession>
