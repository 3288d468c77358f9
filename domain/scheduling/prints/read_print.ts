import { branchOptions } from '#domain/scheduling/branches/queries/branch_options'
import {
  type HolidaySpan,
  holidaysOf,
  openingOf,
} from '#domain/scheduling/class_sessions/planning/closed_days'
import type { ClassSessionRow } from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { findPrinted, type Printed, type PrintedKind } from '#domain/scheduling/prints/find_printed'
import { mostPrinted, printedSessions } from '#domain/scheduling/prints/printed_sessions'
import { isUuid } from '#domain/shared/text/is_uuid'
import { mergeWindows, type WeekWindow } from '#domain/shared/time/week_windows'

interface Asked {
  of: PrintedKind
  id: string
  /** Days, YYYY-MM-DD, both included. */
  from: string
  to: string
  /** The centre's, an IANA name. */
  zone: string
}

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
  /** None means always open. */
  opening: WeekWindow[]
}

export async function readPrint(asked: Asked): Promise<Print | undefined> {
  if (!isUuid(asked.id)) return undefined
  const [printed, found, all] = await Promise.all([
    findPrinted(asked.of, asked.id),
    printedSessions(asked),
    branchOptions({}),
  ])
  if (!printed) return undefined
  const sessions = found.slice(0, mostPrinted)
  const live = all.filter((branch) => !branch.is_archived).map(({ id }) => id)
  const branches = branchesOf(printed, sessions, live)
  const [holidays, opening] = await Promise.all([
    holidaysOf(branches, asked.from),
    openingOf(branches),
  ])
  return {
    ...{ printed, sessions, isCut: found.length > mostPrinted },
    zone: (printed.of !== 'instructor' && printed.time_zone) || asked.zone,
    holidays: holidays.filter(isKeptIn(branches)),
    opening: openIn(branches.map(opening)),
  }
}

/** Whose hours and holidays count: its own, else where the sessions are, else everywhere. */
function branchesOf(printed: Printed, sessions: ClassSessionRow[], live: string[]): string[] {
  if (printed.of !== 'instructor') return [printed.branch_id]
  const met = [...new Set(sessions.map(({ branch_id: of }) => of))]
  return met.length ? met : live
}

/** A holiday of one of several branches closes none of the others. */
const isKeptIn = (branches: string[]) => (holiday: HolidaySpan) =>
  holiday.branchId === null || branches.length === 1

function openIn(weeks: WeekWindow[][]): WeekWindow[] {
  return weeks.some((week) => week.length === 0) ? [] : mergeWindows(weeks.flat())
}
