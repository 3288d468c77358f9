import type { Data } from '@generated/data'

export type AbsenceNotice = Data.Admin.AbsenceNotices.AbsenceNotice
export type PreviewedOutcome = Data.Core.Attendance.PreviewedOutcome

export type StudentAbsences = {
  /** Null while another tab is open. */
  list: AbsenceNotice[] | null
  /** By the centre's clocks. */
  now: { day: string; time: string }
  can: { create: boolean; update: boolean }
}
