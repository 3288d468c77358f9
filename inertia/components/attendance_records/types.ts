import type { Rate } from '~/components/attendance_sheet/types'
import type { PickupTold } from '~/components/pickups/types'
import type { AttendanceStatus, Standing } from '#domain/shared/choices/attendance'

export type RecordGroup = {
  id: string
  code: string
  title_en: string | null
  title_ar: string | null
}

export type RecordMark = {
  id: string
  title: string | null
  group: RecordGroup | null
  starts_at: string
  time_zone: string
  status: AttendanceStatus
  event: string
  standing: Standing
  minutes_late: number | null
  minutes_early: number | null
  excuse: string | null
  /** Only for families: the office sees it elsewhere. */
  pickup?: PickupTold | null
}

export type AttendanceRecord = {
  rate: Rate
  streak: number
  late: number
  absent: number
  excused: number
  marks: RecordMark[]
  groups: RecordGroup[]
  group: string | null
  /** YYYY-MM, the latest first. */
  months: string[]
  from: string | null
  until: string | null
  page: number
  last_page: number
}

/** What of a record is asked for, in the address. */
export type RecordQuery = Partial<Pick<AttendanceRecord, 'group' | 'from' | 'until' | 'page'>>

/** Null for whoever may not see it; what is shown is null while another tab is open. */
export type StudentAttendance = { shown: AttendanceRecord | null } | null
