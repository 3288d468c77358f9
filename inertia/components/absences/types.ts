import type { AbsenceState } from '#domain/shared/choices/absences'
import type { WeekWindow } from '#domain/shared/time/week_windows'

export interface Absence {
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
