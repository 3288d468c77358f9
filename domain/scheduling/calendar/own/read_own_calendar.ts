import type { PortalPerson } from '#domain/access/sessions/principal'
import { ownStudents } from '#domain/people/students/queries/own_students'
import { branchesMet } from '#domain/scheduling/calendar/own/branches_met'
import { assistingIn, ownSessions } from '#domain/scheduling/calendar/own/own_sessions'
import { whoseOf } from '#domain/scheduling/calendar/own/whose'
import { calendarBackground } from '#domain/scheduling/calendar/queries/calendar_background'
import {
  calendarBranches,
  calendarParties,
} from '#domain/scheduling/calendar/queries/calendar_parties'
import type { Calendar } from '#domain/scheduling/calendar/read_calendar'
import { idsOf } from '#domain/shared/data/ids_of'
import { dayAfter } from '#domain/shared/time/day_span'
import { startOfDay } from '#domain/shared/time/start_of_day'

type Asked = {
  person: PortalPerson
  /** One of the children of a guardian alone. */
  child: string | null
  /** YYYY-MM-DD by the clocks of the centre, both included. */
  from: string
  to: string
  zone: string
}

/** Undefined if somebody asks for a child they may not know of. */
export async function readOwnCalendar(asked: Asked): Promise<Calendar | undefined> {
  const { person, child, from, to, zone } = asked
  const own = await ownStudents(person)
  const meant = child === null ? own : own.filter(({ id }) => id === child)
  if (child !== null && !meant.length) return undefined
  const whose = whoseOf(person, meant)
  const span = { from: startOfDay(from, zone), until: startOfDay(dayAfter(to, 1), zone) }
  const [sessions, met, all] = await Promise.all([
    ownSessions(whose, span),
    branchesMet(whose),
    calendarBranches({}),
  ])
  const near = new Set([...met, ...sessions.map(({ branch_id: id }) => id)])
  const branches = near.size ? all.filter(({ id }) => near.has(id)) : all
  const assisting = await assistingIn(sessions.map(({ id }) => id))
  const taught = [...sessions, ...assisting].map(({ instructor_id: id }) => id)
  const themselves = person.type === 'instructor' ? [person.id] : []
  const [parties, background] = await Promise.all([
    calendarParties({
      groups: idsOf(sessions.map(({ group_id: id }) => id)),
      instructors: idsOf([...taught, ...themselves]),
      rooms: idsOf(sessions.map(({ room_id: id }) => id)),
      students: idsOf(meant.length ? [] : sessions.map(({ student_id: id }) => id)),
    }),
    calendarBackground({
      ...{ from, to, zone, centreZone: zone, instructors: themselves, rooms: [] },
      branches: branches.filter(({ archived_at: gone }) => gone === null),
    }),
  ])
  const students = meant.length ? meant : parties.students
  const told = sessions.map((one) => ({
    ...one,
    children: person.type === 'guardian' ? one.students : undefined,
    absent: one.absent.filter((id) => one.students.includes(id)),
  }))
  return {
    ...{ zone, assisting, branches, background },
    sessions: told,
    parties: { ...parties, students },
  }
}
