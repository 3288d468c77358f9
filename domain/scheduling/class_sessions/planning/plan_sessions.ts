import { createHash } from 'node:crypto'
import { findSeverities } from '#domain/access/centre/queries/find_severities'
import { availabilityOf } from '#domain/people/instructors/queries/list_working_time'
import { assistanceOf } from '#domain/scheduling/class_sessions/assistants/assistance'
import { assistantsBeside } from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import { hoursOf } from '#domain/scheduling/class_sessions/planning/busy_hours'
import {
  type BusySession,
  busySessions,
} from '#domain/scheduling/class_sessions/planning/busy_sessions'
import {
  type HolidaySpan,
  holidaysAt,
  openingOf,
  timingsAt,
} from '#domain/scheduling/class_sessions/planning/closed_days'
import {
  absencesOf,
  closuresOf,
  type MeetingFacts,
  meetingFacts,
} from '#domain/scheduling/class_sessions/planning/meeting_facts'
import { plannedAlready } from '#domain/scheduling/class_sessions/planning/planned_already'
import { isOfAnother } from '#domain/scheduling/class_sessions/planning/planned_series'
import {
  type DateWarning,
  dateWarnings,
  type MeetingWarning,
  meetingWarnings,
} from '#domain/scheduling/class_sessions/planning/session_warnings'
import {
  type SessionElsewhere,
  studentsElsewhere,
} from '#domain/scheduling/class_sessions/planning/students_elsewhere'
import {
  otherBranch,
  type OtherBranch,
  unusableMeeting,
  type UnusableMeeting,
} from '#domain/scheduling/class_sessions/planning/unusable_meeting'
import { blocking, type Judged, judged } from '#domain/scheduling/class_sessions/rules/checks'
import {
  clashFinder,
  type ClashWith,
  overlapFinder,
  type Taken,
} from '#domain/scheduling/class_sessions/rules/clashes'
import { outOfReach, type OutOfReach } from '#domain/scheduling/class_sessions/rules/days_in_reach'
import { seriesDates, type SeriesDates } from '#domain/scheduling/series/rules/series_dates'
import type { Series, SeriesRefusal } from '#domain/scheduling/series/rules/series_rule'
import type { SchedulingCheck, Severities } from '#domain/shared/choices/scheduling_checks'
import { madeInTurns } from '#domain/shared/runtime/slices'
import { err, ok, type Result } from '#domain/shared/result'
import { now, today } from '#domain/shared/time/clock'
import { hasEnded } from '#domain/teaching/groups/rules/group_state'

export type Recurrence = Pick<Series, 'pattern' | 'startsOn' | 'ends' | 'excluded'> & {
  /** Whether dated timings move and shorten its sessions. */
  followsTimings?: boolean
}

/**
 * `seriesId` names the series that is made or made again; null are sessions alone, on explicit dates. Those that one form
 * asks for, `formId`, are made once, however often it is sent.
 */
export interface Wanted {
  zone: string
  seriesId: string | null
  formId?: string
  meeting: Meeting
  timing: Recurrence
}

export type Clash = ClashWith<BusySession>

export interface PlannedSession<Session = BusySession> extends SeriesDate {
  clashes: ClashWith<Session>[]
  warnings: Judged<DateWarning>[]
  /** The checks that refuse it, those of all the sessions too. */
  blocked: SchedulingCheck[]
  /** It is there already, as it was planned or as it was changed since, and stays so. */
  exists: boolean
  /** It would be over before it is saved. */
  isPast: boolean
}

export interface SessionPlan<Session = BusySession> {
  branchId: string
  zone: string
  sessions: PlannedSession<Session>[]
  warnings: Judged<MeetingWarning>[]
  held: number
  endsOn: string
  /** How many sessions clash with another one, or are refused by a check. */
  clashing: number
  /** How many would be over before they are saved. */
  past: number
  /** Changes when what would be saved does. */
  fingerprint: string
}

export type PlanRefusal =
  | SeriesRefusal
  | OutOfReach
  | UnusableMeeting
  | OtherBranch
  | { type: 'group_over' | 'other_series' }

export type PlannedDates = SeriesDates<HolidaySpan>

export type SeriesDate = PlannedDates['dates'][number]

/** Every date with what is in its way, from a constant number of statements; writes nothing. */
export async function planSessions(wanted: Wanted): Promise<Result<SessionPlan, PlanRefusal>> {
  const unusable = await unusableMeeting(wanted.meeting)
  if (unusable) return err(unusable)
  const [facts, severities] = await Promise.all([meetingFacts(wanted.meeting), findSeverities()])
  if (!facts) return err({ type: 'unusable', field: 'branch_id' })
  if (await isOfAnother(wanted, facts.branchId)) return err({ type: 'other_series' })
  if (hasEnded(facts.groupStatus)) return err({ type: 'group_over' })
  if (facts.roomBranchId && facts.roomBranchId !== facts.branchId) return err(otherBranch)
  const zone = facts.zone ?? wanted.zone
  const { startsOn, followsTimings } = wanted.timing
  const [holidays, timings] = await Promise.all([
    holidaysAt(facts.branchId, startsOn),
    followsTimings ? timingsAt(facts.branchId) : [],
  ])
  const made = seriesDates({ ...wanted.timing, zone, holidays, timings })
  if (!made.ok) return made
  const beyond = outOfReach(heldDays(made.value), today(zone))
  if (beyond) return err(beyond)
  const known = { facts, severities, warnings: judged(meetingWarnings(facts), severities) }
  const sessions = await withClashes(wanted, known, made.value)
  return ok(told(sessions, made.value, known, zone))
}

export interface Known {
  facts: MeetingFacts
  severities: Severities
  warnings: Judged<MeetingWarning>[]
}

export const heldDays = ({ dates }: PlannedDates) =>
  dates.filter(({ skipped }) => !skipped).map(({ date }) => date)

export function told<Session extends { id: string }>(
  sessions: PlannedSession<Session>[],
  { held, endsOn }: PlannedDates,
  { facts: { branchId }, warnings }: Known,
  zone: string
): SessionPlan<Session> {
  const clashing = sessions.filter(isInTheWay).length
  const past = sessions.filter(({ isPast }) => isPast).length
  const fingerprint = fingerprintOf(sessions)
  return { branchId, zone, sessions, warnings, held, endsOn, clashing, past, fingerprint }
}

function fingerprintOf(sessions: PlannedSession<{ id: string }>[]) {
  const known = sessions.map(({ startsAt, endsAt, skipped, exists, clashes, blocked }) => [
    +startsAt,
    +endsAt,
    skipped?.reason,
    exists,
    clashes.map(({ session }) => session.id),
    blocked,
  ])
  return createHash('sha256').update(JSON.stringify(known)).digest('base64url')
}

type Standing = { clashes: unknown[]; blocked: unknown[] }

/** Not saved unless somebody who may says why. */
export const isInTheWay = ({ clashes, blocked }: Standing) =>
  clashes.length > 0 || blocked.length > 0

async function withClashes(wanted: Wanted, known: Known, { dates }: PlannedDates) {
  const around = await surroundings(wanted, known, dates)
  return madeInTurns(
    dates,
    sessionPlanner(wanted.meeting, known, {
      ...around,
      clashesOf: clashFinder(around.busy),
      elsewhereIn: overlapFinder(around.elsewhere),
    })
  )
}

type Clashing<Session> = (wanted: Taken, isExclusive: boolean) => ClashWith<Session>[]

type Told = 'facts' | 'elsewhere' | 'assistance'

type Around<Session> = Omit<Parameters<typeof dateWarnings>[1], Told> & {
  clashesOf: Clashing<Session>
  elsewhereIn(hours: Hours): SessionElsewhere[]
  assistance: Awaited<ReturnType<typeof assistanceOf>>
  /** Milliseconds of the starts that are there already. */
  existing: Set<number>
}

type Hours = Pick<SeriesDate, 'startsAt' | 'endsAt'>

/** The clashes and warnings of each date of a meeting. */
export function sessionPlanner<Session>(
  meeting: Meeting,
  { facts, severities, warnings: ofAll }: Known,
  around: Around<Session>
) {
  const at = now().toJSDate()
  return (date: SeriesDate): PlannedSession<Session> => {
    const exists = around.existing.has(date.originalStart.getTime())
    const nothing = { exists, isPast: false, clashes: [], warnings: [], blocked: [] }
    if (date.skipped || exists) return { ...date, ...nothing }
    const circumstances = {
      ...around,
      facts,
      elsewhere: around.elsewhereIn(date),
      assistance: around.assistance(assisted(date, meeting)),
    }
    const warnings = judged(dateWarnings(date, circumstances), severities)
    return {
      ...date,
      exists,
      isPast: date.endsAt <= at,
      clashes: around.clashesOf({ ...meeting, ...hoursIn(date) }, !facts.canDoubleBook),
      warnings,
      blocked: blocking([...warnings, ...ofAll]),
    }
  }
}

const hoursIn = ({ startsAt, endsAt }: Hours): Hours => ({ startsAt, endsAt })

export const assisted = (date: SeriesDate, { instructorId, assistantIds = [] }: Meeting) => ({
  ...hoursIn(date),
  date: date.date,
  instructorId: instructorId?.toLowerCase() ?? null,
  assistantIds: assistantsBeside(instructorId, assistantIds),
})

const takenBy = ({ instructorId, roomId, groupId }: Meeting) => ({
  instructors: present(instructorId),
  rooms: present(roomId),
  groups: present(groupId),
})

const present = (id: string | null) => (id === null ? [] : [id])

async function surroundings(wanted: Wanted, { facts, severities }: Known, dates: SeriesDate[]) {
  const { meeting } = wanted
  const { instructorId, roomId } = meeting
  const days = dates.map(({ date }) => date).sort()
  const span = hoursOf(dates)
  const asked = (check: SchedulingCheck, id: string | null) =>
    severities[check] === 'off' ? [] : present(id)
  const isAssisted = severities.assistants !== 'off'
  const [busy, assistance, elsewhere, ...rest] = await Promise.all([
    busySessions({ spans: dates, ...takenBy(meeting), also: [] }),
    assistanceOf(isAssisted ? dates.map((date) => assisted(date, meeting)) : []),
    studentsElsewhere({
      spans: dates,
      groups: asked('students', meeting.groupId),
      students: asked('students', meeting.studentId),
      also: [],
    }),
    availabilityOf(asked('availability', instructorId)),
    openingOf(asked('opening_hours', facts.branchId)),
    absencesOf(asked('absences', instructorId), span.from, span.to),
    closuresOf(asked('room_closures', roomId), days[0]!, days.at(-1)!),
    plannedAlready(wanted, dates),
  ])
  const [availability, opening, absences, closures, existing] = rest
  return {
    ...{ facts, busy, assistance, elsewhere, absences, closures, existing },
    availability: availability(instructorId ?? ''),
    opening: opening(facts.branchId),
  }
}
