import type { PortalPerson } from '#domain/access/sessions/principal'
import { ownStudents } from '#domain/people/students/queries/own_students'
import { ownSessions } from '#domain/scheduling/calendar/own/own_sessions'
import { whoseOf } from '#domain/scheduling/calendar/own/whose'
import { calendarParties } from '#domain/scheduling/calendar/queries/calendar_parties'
import { idsOf } from '#domain/shared/data/ids_of'
import { now, today } from '#domain/shared/time/clock'
import { dayAfter } from '#domain/shared/time/day_span'
import { startOfDay } from '#domain/shared/time/start_of_day'
import { OwnGroups } from '#domain/teaching/groups/queries/own_groups'

const daysAhead = 14

/** The children, groups and coming sessions whose pages a person of a portal may open; for its search. */
export async function readOwnPlaces(person: PortalPerson, zone: string) {
  const students = await ownStudents(person)
  const span = { from: now().toJSDate(), until: startOfDay(dayAfter(today(zone), daysAhead), zone) }
  const [groups, sessions] = await Promise.all([
    new OwnGroups().execute(person),
    ownSessions(whoseOf(person, students), span),
  ])
  const planned = sessions.filter(({ status }) => status !== 'cancelled')
  const parties = await calendarParties({
    groups: idsOf(planned.map(({ group_id: id }) => id)),
    students: idsOf(planned.map(({ student_id: id }) => id)),
    instructors: [],
    rooms: [],
  })
  return {
    children: person.type === 'guardian' ? students : [],
    groups,
    sessions: planned.map(({ id, title, starts_at, time_zone, group_id, student_id }) => ({
      id,
      title,
      starts_at,
      time_zone,
      group: parties.groups.find((one) => one.id === group_id) ?? null,
      student: parties.students.find((one) => one.id === student_id) ?? null,
    })),
  }
}

export type OwnPlaces = Awaited<ReturnType<typeof readOwnPlaces>>
