import type { Placed } from '~/components/calendar/acts/moved_time'
import type { ClashKind } from '~/components/calendar/shown_session'
import type { CalendarAnswer, CalendarSession } from '~/components/calendar/types'

const clashKinds = ['room', 'instructor', 'group', 'student'] as const satisfies ClashKind[]

/** Whom and what a session has, by id: places in an answer's lists are that answer's alone. */
export type Parties = Partial<Record<ClashKind, string[]>>

const MINUTE = 60_000

type Lists = Pick<CalendarAnswer, 'rooms' | 'instructors' | 'groups' | 'students'>

export function partiesOf(session: CalendarSession, lists: Lists): Parties {
  const of = (list: { id: string }[], ...places: (number | undefined)[]) =>
    places.flatMap((place) => (place === undefined ? [] : [list[place]!.id]))
  return {
    room: of(lists.rooms, session.room),
    instructor: of(lists.instructors, session.instructor, ...(session.assistants ?? [])),
    group: of(lists.groups, session.group),
    student: of(lists.students, session.student),
  }
}

/**
 * What is taken at a time by other sessions that are loaded. The server knows more, and has the last word; this is told
 * while one is still dragging.
 */
export function clashesOf(
  { id, parties }: { id: string; parties: Parties },
  at: Placed,
  answer: CalendarAnswer
): ClashKind[] {
  const from = Date.parse(at.starts_at)
  const until = from + at.minutes * MINUTE
  const beside = answer.sessions.filter((other) => {
    if (other.id === id || other.status === 'cancelled') return false
    const starts = Date.parse(other.starts_at)
    return starts < until && starts + other.minutes * MINUTE > from
  })
  const taken = beside.map((other) => partiesOf(other, answer))
  return clashKinds.filter((kind) =>
    taken.some((other) => parties[kind]?.some((one) => other[kind]?.includes(one)))
  )
}
