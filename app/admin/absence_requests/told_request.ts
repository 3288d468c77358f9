import { toldAbsence } from '#core/absences/told_absence'
import { toldSession } from '#core/absences/told_session'
import type { AbsenceRequest } from '#domain/people/instructors/queries/list_absence_requests'
import type { Touched } from '#domain/scheduling/substitution/queries/touched_sessions'

/** `sessions`: how many upcoming ones would lack their instructor; `touched`: the first of them. */
export const toldRequest = (
  {
    created_at: at,
    decided_at: decided,
    decided_by,
    answer,
    instructor,
    ...absence
  }: AbsenceRequest,
  { total, sessions }: Touched,
  maySee: { sessions: boolean; students: boolean }
) => ({
  ...toldAbsence(absence),
  ...{ answer, decided_by, instructor, sessions: total },
  touched: maySee.sessions
    ? sessions.map(({ student, ...session }) =>
        toldSession({ ...session, student: maySee.students ? student : null })
      )
    : null,
  asked_at: at.toISOString(),
  decided_at: decided?.toISOString() ?? null,
})
