import type { Data } from '@generated/data'
import type { StoredNames } from '#domain/shared/text/person_names'
import type { Abilities } from '~/ui/record/types'

export type Attendance = Data.Core.Attendance.Attendance
export type AttendanceRow = Attendance['rows'][number]
export type Status = NonNullable<AttendanceRow['status']>
export type KeptMark = Data.Core.Attendance.KeptMark

/** Whom of a student's family to call, and where. */
export type FamilyContact = StoredNames & { student_id: string; id: string; phone: string | null }

/** Where marks of a session go, and where its history is read. */
export interface AttendanceUrls {
  marks: string
  history: (student: string) => string
}

export type MarkAbilities = Abilities

export interface MarkFields {
  status: Status
  minutes_late: number | null
  minutes_early: number | null
  excuse: string | null
  notice_at: string | null
  note: string | null
  makes_up: boolean | null
}

/** A mark on its way: it keeps its id however often it is sent. */
export interface Draft extends MarkFields {
  id: string
  student_id: string
  seen: number
}

export type Fault = 'not_on_roster' | 'on_pause' | 'too_early' | 'billed' | 'changed' | 'used_id'
export type Refusal = 'not_found' | 'cancelled' | 'locked' | 'no_reason'

export interface Answer {
  refusal: Refusal | null
  kept: string[]
  refused: { id: string; student_id: string; fault: Fault }[]
  attendance: Attendance
}
