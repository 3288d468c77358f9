import type { SessionDetails } from '#domain/scheduling/calendar/details/session_details'
import { storedNameIn } from '#domain/shared/text/person_names'

/** What everybody is told of a session that they may see. */
export function toldDetails({ session, place }: SessionDetails) {
  const { id, version, type, status, title, starts_at, ends_at, time_zone, topic } = session
  const { group, room, instructor, assistants, substitute_for, cancelled_by, series_id } = session
  return {
    ...{ id, version, type, status, title, time_zone, topic, room, substitute_for, cancelled_by },
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    group: group && {
      ...{ id: group.id, code: group.code, title_en: group.title_en, title_ar: group.title_ar },
    },
    course: place.course,
    branch: place.branch,
    instructor,
    assistants,
    online_url: status === 'cancelled' ? null : session.online_url,
    is_of_series: series_id !== null,
  }
}

/** Of its group on its day; nothing where it is of none. */
export const seatsOf = ({ session: { group, students } }: SessionDetails) =>
  group && { taken: students.total, pending: students.pending, capacity: group.capacity }

/** Who of those that teach in it is away then. */
export const teachersAway = ({ place }: SessionDetails) =>
  place.away.map(({ starts_at: from, ends_at: until, ...who }) => ({
    ...{ id: who.id, ...storedNameIn(who) },
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(until).toISOString(),
  }))

/** Students of its group who are on a pause that day: the first of them by name, and how many. */
export const studentsAway = ({ frozen }: SessionDetails) => ({
  total: frozen[0]?.total ?? 0,
  students: frozen.map((one) => ({ id: one.id, ...storedNameIn(one) })),
})
