import type { AbsenceNotice, PreviewedOutcome } from '~/components/absence_notices/types'
import type { AttendanceRecord } from '~/components/attendance_records/types'
import type { StudentMakeUp } from '~/components/make_ups/types'

export type OwnNotice = Pick<
  AbsenceNotice,
  'id' | 'from_day' | 'until_day' | 'session' | 'told_at' | 'is_withdrawn'
> & {
  told_by: 'you' | 'family' | 'centre'
  /** To whoever wrote it. */
  reason: string | null
  may_withdraw: boolean
}

/** What follows from an absence, as a family confirms it. */
export type OwnPreview = {
  outcomes: PreviewedOutcome[]
  fingerprint: string
  /** Why it can’t be told. */
  fault: 'no_session' | 'passed' | 'begun' | 'reported' | null
}

export type OwnMakeUp = Pick<
  StudentMakeUp,
  'id' | 'state' | 'cause' | 'expires_on' | 'missed' | 'booked' | 'time_request' | 'is_waiting'
> & {
  /** Sessions with a free seat, for a make-up that its family books. */
  seats: { count: number; first: { starts_at: string; time_zone: string } | null } | null
  /** Who books it: its family, the centre, or the centre because it is one-to-one. */
  booking: 'open' | 'office' | 'alone'
  /** Null: the centre alone cancels it. */
  cancel_until: string | null
  may_cancel: boolean
}

export type SessionToReport = { id: string; student: string; day: string }

/** Of one child, what its family may know. */
export type OwnAttendance = {
  child: string
  /** By the centre's clocks. */
  today: string
  /** Whether the child is at the centre. */
  may_tell: boolean
  /** Ids of the children that are at the centre, of whom absences can be reported. */
  reportable_children: string[]
  /** The session the page was opened to report an absence from. */
  tell: SessionToReport | null
  /** The next session an absence can be reported from, of this child or another. */
  next: SessionToReport | null
  record: AttendanceRecord
  notices: OwnNotice[]
  make_ups: OwnMakeUp[]
}
