import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import type { Clash } from '#domain/scheduling/class_sessions/planning/session_plan'
import type {
  DateWarning,
  MeetingWarning,
} from '#domain/scheduling/class_sessions/planning/session_warnings'
import type { Judged } from '#domain/scheduling/class_sessions/rules/checks'
import type { Protection } from '#domain/scheduling/class_sessions/rules/protection'
import type { SessionTime } from '#domain/scheduling/class_sessions/rules/session_time'
import type { NamedTiming } from '#domain/scheduling/hours/rules/timing'
import type { WallClock } from '#domain/shared/time/wall_clock_instant'
import type { SchedulingCheck } from '#domain/shared/choices/scheduling_checks'

/** Which timing makes it so, and what was planned without it. */
export interface TimedBy {
  timing: NamedTiming
  planned: SessionTime
}

/** The hour that was asked for, and what timings and clocks do to it. */
interface Moved {
  time: SessionTime
  change: WallClock['change']
  by: TimedBy | null
}

/** A session and what becomes of it; `moved` where it gets another time. */
export interface Edit {
  before: SessionRow
  after: SessionRow
  moved: Moved | null
}

export interface EditedSession extends Edit {
  /** Those that the edit brings about. */
  clashes: Clash[]
  warnings: Judged<EditWarning>[]
  /** The checks that refuse it. */
  blocked: SchedulingCheck[]
}

export type EditWarning =
  DateWarning | { kind: 'holiday'; name_en: string | null; name_ar: string | null } | MeetingWarning

export interface LeftAlone {
  id: string
  startsAt: Date
  reason: Protection | 'elsewhere'
}

/** What would be saved: the same for the preview and for saving. */
export interface EditPlan {
  sessions: EditedSession[]
  left: LeftAlone[]
  /** How many clash with another one, or are refused by a check. */
  clashing: number
  fingerprint: string
}
