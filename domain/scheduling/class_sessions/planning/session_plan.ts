import { createHash } from 'node:crypto'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import type { BusySession } from '#domain/scheduling/class_sessions/planning/busy_sessions'
import type { HolidaySpan } from '#domain/scheduling/class_sessions/planning/closed_days'
import type { MeetingFacts } from '#domain/scheduling/class_sessions/planning/meeting_facts'
import type {
  DateWarning,
  MeetingWarning,
} from '#domain/scheduling/class_sessions/planning/session_warnings'
import type {
  OtherBranch,
  UnusableMeeting,
} from '#domain/scheduling/class_sessions/planning/unusable_meeting'
import type { Judged } from '#domain/scheduling/class_sessions/rules/checks'
import type { ClashWith } from '#domain/scheduling/class_sessions/rules/clashes'
import type { OutOfReach } from '#domain/scheduling/class_sessions/rules/days_in_reach'
import type { SeriesDates } from '#domain/scheduling/series/rules/series_dates'
import type { Recurrence, SeriesRefusal } from '#domain/scheduling/series/rules/series_rule'
import type { SchedulingCheck, Severities } from '#domain/shared/choices/scheduling_checks'

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
  | { type: 'student_left'; field: 'student_id' }

export type PlannedDates = SeriesDates<HolidaySpan>

export type SeriesDate = PlannedDates['dates'][number]

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
