import type { Drawn } from '~/components/calendar/acts/types'
import type { SessionData } from '~/components/class_sessions/form/blank_session'
import type { SessionParty } from '~/components/class_sessions/form/find_blank'
import type { SessionDetail, SessionQuery } from '~/components/class_sessions/types'
import { dayAfter } from '#domain/shared/time/day_span'

/** What sessions are narrowed down to, where that is one of a kind: a new one is for it. */
export function partyOf(query: SessionQuery): SessionParty & { branch?: string } {
  const kinds = ['group', 'instructor', 'room', 'branch'] as const
  const single = kinds.filter((kind) => query[kind].length === 1)
  return Object.fromEntries(single.map((kind) => [kind, query[kind][0]!]))
}

type Begun = Partial<SessionData>

const HOUR = '60'
const WEEK = 7

/** One session where it was drawn; with no hour, on that day. */
export const drawnFields = ({ day, starts, minutes }: Drawn, branch?: string): Begun => ({
  repeats: 'once',
  starts_on: day,
  ...(starts && { slots: [{ weekday: '', starts, minutes: minutes ? String(minutes) : HOUR }] }),
  ...(branch && { branch_id: branch }),
})

/** The same a week later, by whom and where it was. */
export function copyOf(session: SessionDetail): [SessionParty, Begun] {
  const { group, student, instructor, room, assistants, local } = session
  const party = {
    ...(group && { group: group.id }),
    ...(student && { student: student.id }),
    ...(instructor && { instructor: instructor.id }),
    ...(room && { room: room.id }),
  }
  const { date: day, starts, minutes } = local
  return [
    party,
    {
      ...drawnFields({ day: dayAfter(day, WEEK), starts, minutes }, session.branch_id),
      ...{ type: session.type, title: session.title ?? '', online_url: session.online_url ?? '' },
      service_id: session.service?.id ?? '',
      ...{ instructor_id: instructor?.id ?? '', room_id: room?.id ?? '' },
      assistant_ids: assistants.map(({ id }) => id).sort(),
    },
  ]
}
