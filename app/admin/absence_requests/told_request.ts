import { toldAbsence } from '#core/absences/told_absence'
import type { AbsenceRequest } from '#domain/people/instructors/queries/list_absence_requests'

/** `sessions` is how many to come would be without their instructor. */
export const toldRequest = (
  {
    created_at: at,
    decided_at: decided,
    decided_by,
    answer,
    instructor,
    ...absence
  }: AbsenceRequest,
  sessions: number
) => ({
  ...toldAbsence(absence),
  ...{ answer, decided_by, instructor, sessions },
  asked_at: at.toISOString(),
  decided_at: decided?.toISOString() ?? null,
})
