import type { PreviewedOutcome } from '~/components/absence_notices/types'
import type { OwnPreview } from '~/components/own_attendance/types'

/** Whether an absence from a class can still be reported. */
export const isOpen = (outcome: PreviewedOutcome) =>
  !outcome.marked && !outcome.is_reported && Date.parse(outcome.session.starts_at) > Date.now()

/** Ids of the classes whose absence can still be reported. */
export const openIn = (preview: OwnPreview | null | undefined) =>
  (preview?.outcomes ?? []).filter(isOpen).map(({ session }) => session.id)

interface Reported {
  student: string
  ticks: string[]
  /** All of the days are missed. */
  whole: OwnPreview | null | undefined
  /** The ticked classes alone are missed. */
  part: OwnPreview | null | undefined
  days: { from_day: string; until_day: string }
  /** The family has one child, which can be reported for days without a class, too. */
  isOnly: boolean
}

export type Report = { student_id: string; session_ids: string[] | null; previewed: string }

/** Several days with every class ticked are one notice, which holds for classes scheduled later as well. */
export function reportOf({ student, ticks, whole, part, days, isOnly }: Reported): Report[] {
  const outcomes = whole?.outcomes ?? []
  const isWhole = ticks.length === outcomes.length && days.from_day !== days.until_day
  const isEmpty = isOnly && whole && outcomes.length === 0
  if (whole && (isEmpty || (ticks.length > 0 && isWhole)))
    return [{ student_id: student, session_ids: null, previewed: whole.fingerprint }]
  if (ticks.length === 0) return []
  return [{ student_id: student, session_ids: ticks, previewed: part?.fingerprint ?? '' }]
}
