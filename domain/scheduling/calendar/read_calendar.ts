import { axisBranch } from '#domain/scheduling/calendar/axis_zones'
import {
  type CalendarBackground,
  calendarBackground,
} from '#domain/scheduling/calendar/queries/calendar_background'
import {
  type CalendarBranch,
  calendarBranches,
  type CalendarParties,
  calendarParties,
  roomsInUse,
} from '#domain/scheduling/calendar/queries/calendar_parties'
import {
  type CalendarSession,
  calendarSessions,
  type SessionFilter,
} from '#domain/scheduling/calendar/queries/calendar_sessions'
import { ownBranches } from '#domain/shared/data/branch_limit'
import { idsOf } from '#domain/shared/data/ids_of'

export type CalendarAsked = {
  from: string
  to: string
  /** The list's; without its sessions none are read. */
  filter: SessionFilter
  /** The centre's. */
  zone: string
  mayListSessions: boolean
  mayNameStudents: boolean
  /** Tells of all rooms in use, not of those alone that something is in. */
  everyRoom?: boolean
}

/** Ids of somebody's own students in a session, of those on a pause, and of those reported absent. */
type OfOwn = { children?: string[]; frozen?: string[]; absent?: string[] }

export type Calendar = {
  zone: string
  sessions: (CalendarSession & OfOwn)[]
  assisting: { session_id: string; instructor_id: string }[]
  parties: CalendarParties
  branches: CalendarBranch[]
  background: CalendarBackground
}

const nothing = { sessions: [], assisting: [] }

/**
 * The sessions of some days with whoever they are of, and what stands behind them, in two round trips. The axis shows the
 * clocks of the one branch that is asked for or that somebody works in, else the centre's.
 */
export async function readCalendar(asked: CalendarAsked): Promise<Calendar> {
  const { from, to, filter, zone: centreZone } = asked
  const { branch: wanted, instructor } = filter.ids
  const within = wanted.length > 0 ? wanted : ownBranches()
  const branch = axisBranch(wanted)
  const [all, found, shown] = await Promise.all([
    calendarBranches({}),
    asked.mayListSessions
      ? calendarSessions(filter, { from, to, branch, zone: centreZone })
      : nothing,
    roomsShown(asked),
  ])
  const { sessions } = found
  const held = new Set(sessions.map(({ id }) => id))
  const assisting = found.assisting.filter(({ session_id: of }) => held.has(of))
  const zone = all.find(({ id }) => id === branch)?.time_zone ?? centreZone
  const instructors = idsOf([
    ...(asked.mayListSessions ? instructor : []),
    ...sessions.map((one) => one.instructor_id),
    ...assisting.map((one) => one.instructor_id),
  ])
  const rooms = idsOf([...shown, ...sessions.map((one) => one.room_id)])
  const students = sessions.map((one) => one.student_id)
  const groups = idsOf(sessions.map((one) => one.group_id))
  const [parties, background] = await Promise.all([
    calendarParties({
      ...{ groups, instructors, rooms },
      students: asked.mayNameStudents ? idsOf(students) : [],
    }),
    calendarBackground({
      ...{ from, to, zone, centreZone, instructors, rooms },
      branches: all.filter(({ id, archived_at: gone }) =>
        within ? within.includes(id) : gone === null
      ),
    }),
  ])
  return { zone, sessions, assisting, parties, branches: all, background }
}

/** Besides those that something is in; none to whoever may not see sessions, which a filter would name. */
async function roomsShown({ everyRoom, mayListSessions, filter }: CalendarAsked) {
  const { branch: branches, room } = filter.ids
  if (!mayListSessions) return []
  if (!everyRoom || room.length > 0) return room
  return (await roomsInUse({ branches })).map(({ id }) => id)
}
