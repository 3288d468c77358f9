import type { Data } from '@generated/data'
import type { StoredNames } from '#domain/shared/text/person_names'
import type { Answer } from '#domain/attendance/rules/outbox'
import type { Abilities } from '~/ui/record/types'

export type Attendance = Data.Core.Attendance.Attendance
export type AttendanceRow = Attendance['rows'][number]
export type Status = NonNullable<AttendanceRow['status']>
export type KeptMark = Data.Core.Attendance.KeptMark

type Called = StoredNames & { id: string; phone: string | null; phone_written: string | null }

/** Whom of a student's family to call, and where. */
export type FamilyContact = Called & { student_id: string }

/** A student marked absent whose guardians no e-mail reaches; `contact` is whom to call instead. */
export type UntoldAbsence = {
  student_id: string
  contact: Called | null
}

type TrailMark = {
  status: Status
  charge_percent: number
  makes_up: boolean | null
  /** Absent in entries from before they were written there. */
  uses_unit?: boolean
  pays_instructor?: boolean
}

/** The marks that an entry of a session's trail corrected; `more`: how many aren't named. */
export type EntryCorrections = {
  named: {
    student: StoredNames & { id: string }
    before: TrailMark | null
    after: TrailMark | null
  }[]
  more: number
}

/** Where the history of a student's marks is read. */
export interface AttendanceUrls {
  history: (student: string) => string
}

export type MarkAbilities = Abilities

/** Of a roster that was marked: what became of each mark, and the roster as it is then. */
export interface MarksAnswer extends Answer {
  /** Null where the server doesn't tell it any more. */
  attendance: Attendance | null
}
