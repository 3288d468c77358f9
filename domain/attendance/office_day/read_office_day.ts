import { absencesToCallAbout } from '#domain/attendance/absence_alerts/untold_absences'
import { listArrivals } from '#domain/attendance/office_day/arrivals'
import { describeSessions } from '#domain/attendance/office_day/described_sessions'
import { instructorsAway } from '#domain/attendance/office_day/instructors_away'
import {
  holidayOn,
  nextSessionFrom,
  type SessionOfDay,
  officeSessions,
} from '#domain/attendance/office_day/office_sessions'
import { now, today } from '#domain/shared/time/clock'
import { dayAfter } from '#domain/shared/time/day_span'
import { startOfDay } from '#domain/shared/time/start_of_day'

/** In milliseconds: how far ahead a session is about to begin. */
const hour = 60 * 60_000

/** In milliseconds: so long after its start a session still expects students at the desk. */
const lateness = 15 * 60_000

/** How many rows each block lists; the rest is counted. */
export const officeDayRows = { soon: 12, unstaffed: 6, unmarked: 6, arrivals: 8, calls: 6 }

/** The blocks a person may see. */
export interface OfficeDayBlocks {
  sessions: boolean
  unmarked: boolean
  away: boolean
  arrivals: boolean
  calls: boolean
}

/** The office’s day by the clocks of the centre; a block this person may not see is empty. */
export async function readOfficeDay(zone: string, may: OfficeDayBlocks) {
  const moment = now().toJSDate()
  const day = today(zone)
  const span = { from: startOfDay(day, zone), until: startOfDay(dayAfter(day, 1), zone) }
  const [sessions, away, holiday] = await Promise.all([
    officeSessions({ ...span, moment }),
    may.away ? instructorsAway(span) : [],
    holidayOn(day),
  ])
  const planned = sessions.filter(({ status }) => status !== 'cancelled')
  const isAhead = (session: SessionOfDay) => session.ends_at > moment
  const soon = may.sessions ? soonOf(sessions.filter(isAhead), moment) : []
  const unstaffed = may.sessions
    ? planned.filter((one) => isAhead(one) && (one.is_unstaffed || one.lacks_substitute))
    : []
  const unmarked = may.unmarked ? planned.filter((one) => one.is_unmarked).reverse() : []
  const isDone = planned.every((one) => !isAhead(one))
  const nextId = may.sessions && isDone ? await nextSessionFrom(span.until) : undefined
  const arriving = soon
    .filter((one) => one.status === 'scheduled' && one.type !== 'event')
    .filter(({ starts_at: starts }) => {
      const wait = starts.getTime() - moment.getTime()
      return wait > -lateness && wait <= hour
    })
  const listed = [
    ...soon.slice(0, officeDayRows.soon),
    ...unstaffed.slice(0, officeDayRows.unstaffed),
    ...unmarked.slice(0, officeDayRows.unmarked),
  ].map(({ id }) => id)
  const [described, arrivals, calls] = await Promise.all([
    describeSessions([...new Set([...listed, ...(nextId ? [nextId] : [])])]),
    may.arrivals
      ? listArrivals(
          arriving.map(({ id }) => id),
          officeDayRows.arrivals
        )
      : [],
    may.calls ? absencesToCallAbout(planned.map(({ id }) => id)) : [],
  ])
  return {
    day,
    moment,
    holiday,
    sums: may.sessions ? sumsOf(planned, moment) : null,
    cancelled: sessions.length - planned.length,
    soon,
    unstaffed,
    unmarked,
    nextId,
    described,
    away: away.map((one) => ({ ...one, uncovered: uncoveredBy(unstaffed, one.instructor.id) })),
    arrivals,
    calls,
  }
}

/** Sessions under way or about to begin; where there are none, those of the hour that begins next. */
function soonOf(ahead: SessionOfDay[], moment: Date) {
  const within = (from: Date) =>
    ahead.filter((one) => one.starts_at.getTime() <= from.getTime() + hour)
  const soon = within(moment)
  const next = ahead.find(({ status }) => status !== 'cancelled')
  return soon.length > 0 || !next ? soon : within(next.starts_at)
}

const sumsOf = (planned: SessionOfDay[], moment: Date) => ({
  total: planned.length,
  over: planned.filter((one) => one.ends_at <= moment).length,
  running: planned.filter((one) => one.starts_at <= moment && one.ends_at > moment).length,
  ahead: planned.filter((one) => one.starts_at > moment).length,
})

const uncoveredBy = (unstaffed: SessionOfDay[], instructor: string) =>
  unstaffed.filter((one) => one.lacks_substitute && one.instructor_id === instructor)

export type OfficeDay = Awaited<ReturnType<typeof readOfficeDay>>
