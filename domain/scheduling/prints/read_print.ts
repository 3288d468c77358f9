import { calendarBackground } from '#domain/scheduling/calendar/queries/calendar_background'
import {
  type CalendarBranch,
  calendarBranches,
} from '#domain/scheduling/calendar/queries/calendar_parties'
import type { OpenDay } from '#domain/scheduling/calendar/rules/open_days'
import type { HolidaySpan } from '#domain/scheduling/class_sessions/planning/closed_days'
import type { ClassSessionRow } from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { findPrinted, type Printed } from '#domain/scheduling/prints/find_printed'
import {
  mostPrinted,
  type PrintAsked,
  printedSessions,
} from '#domain/scheduling/prints/printed_sessions'
import { isUuid } from '#domain/shared/text/is_uuid'

/** What a printed week or month tells. */
export interface Print {
  printed: Printed
  /** By whose clocks it tells them. */
  zone: string
  sessions: ClassSessionRow[]
  /** There are more than a page takes. */
  isCut: boolean
  /** On which nobody meets where these sessions are held. */
  holidays: HolidaySpan[]
  /** When those places are open on each of the days; none of them means always. */
  open: OpenDay[]
}

export async function readPrint(asked: PrintAsked): Promise<Print | undefined> {
  if (!isUuid(asked.id)) return undefined
  const [printed, found, all] = await Promise.all([
    findPrinted(asked.of, asked.id),
    printedSessions(asked),
    calendarBranches({}),
  ])
  if (!printed) return undefined
  const { from, to, zone: centreZone } = asked
  const sessions = found.slice(0, mostPrinted)
  const branches = branchesOf(printed, sessions, all)
  const zone = (printed.of !== 'instructor' && printed.time_zone) || centreZone
  const { holidays, open } = await calendarBackground({
    ...{ from, to, zone, centreZone, branches, instructors: [], rooms: [] },
  })
  return {
    ...{ printed, zone, sessions, isCut: found.length > mostPrinted, open },
    holidays: holidays.filter(isKeptIn(branches)),
  }
}

/** Whose hours and holidays count: its own, else where the sessions are, else everywhere. */
function branchesOf(printed: Printed, sessions: ClassSessionRow[], all: CalendarBranch[]) {
  const met =
    printed.of === 'instructor' ? sessions.map((one) => one.branch_id) : [printed.branch_id]
  return all.filter(({ id, archived_at: gone }) => (met.length ? met.includes(id) : gone === null))
}

/** A holiday of one of several branches closes none of the others. */
const isKeptIn = (branches: CalendarBranch[]) => (holiday: HolidaySpan) =>
  holiday.branchId === null || branches.length === 1
