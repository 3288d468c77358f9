import type { CalendarBranch } from '#domain/scheduling/calendar/queries/calendar_parties'
import { openDays } from '#domain/scheduling/calendar/rules/open_days'
import {
  holidaysOf,
  openingOf,
  timingsOf,
} from '#domain/scheduling/class_sessions/planning/closed_days'
import {
  absencesAskedFor,
  closuresOf,
} from '#domain/scheduling/class_sessions/planning/meeting_facts'
import { dayAfter } from '#domain/shared/time/day_span'
import { startOfDay } from '#domain/shared/time/start_of_day'

type Asked = {
  from: string
  to: string
  /** The axis' zone, and the centre's. */
  zone: string
  centreZone: string
  /** In which branches; archived ones are neither open nor closed. */
  branches: CalendarBranch[]
  instructors: string[]
  rooms: string[]
}

/** What stands behind the sessions of some days: what keeps from meeting, and when one may. */
export async function calendarBackground(asked: Asked) {
  const { from, to, zone, centreZone, branches, instructors, rooms } = asked
  const ids = branches.map(({ id }) => id)
  const first = startOfDay(from, zone)
  const after = startOfDay(dayAfter(to, 1), zone)
  const [holidays, timings, opening, absences, closures] = await Promise.all([
    holidaysOf(ids, from),
    timingsOf(ids),
    openingOf(ids),
    absencesAskedFor(instructors, first, after),
    closuresOf(rooms, from, to),
  ])
  return {
    holidays: holidays.filter(({ startsOn }) => startsOn <= to),
    timings: [...new Set(ids.flatMap(timings))].filter(
      ({ starts_on, ends_on }) => starts_on <= to && ends_on >= from
    ),
    open: openDays(
      branches.map(({ id, time_zone }) => ({
        zone: time_zone ?? centreZone,
        windows: opening(id),
      })),
      zone,
      from,
      to
    ),
    absences,
    closures,
  }
}

export type CalendarBackground = Awaited<ReturnType<typeof calendarBackground>>
