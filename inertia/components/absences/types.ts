import type { AbsenceState } from '#domain/shared/choices/absences'
import type { StoredNames } from '#domain/shared/text/person_names'
import type { WeekWindow } from '#domain/shared/time/week_windows'

export type Absence = {
  id: string
  starts_at: string
  ends_at: string
  reason: string | null
  state: AbsenceState
  /** Of one that repeats. */
  every_week: WeekWindow | null
  /** Its dates on which they are there after all. */
  taken_out: string[]
}

export type InstructorAbsence = Absence & {
  /** Of its sessions to substitutes, that nobody has answered: they end with it. */
  offers: number
}

export type OwnAbsence = Absence & {
  /** By the instructor; the office entered the others. */
  is_asked: boolean
  answer: string | null
  asked_at: string
  decided_at: string | null
}

export type AbsenceRequest = Omit<OwnAbsence, 'is_asked'> & {
  instructor: StoredNames & { id: string }
  decided_by: StoredNames | null
  /** To come, that would be without them. */
  sessions: number
  /** The first of them; null to whoever may not see sessions. */
  touched: TouchedSession[] | null
}

export type TouchedSession = {
  id: string
  title: string | null
  starts_at: string
  time_zone: string
  group: { title_en: string | null; title_ar: string | null } | null
  student: StoredNames | null
}
