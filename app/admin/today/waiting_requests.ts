import { kindsFor } from '#app/admin/access_requests/access_request_policy'
import { toldAbsence } from '#core/absences/told_absence'
import { listAccessRequests } from '#domain/access/requests/queries/list_access_requests'
import type { Principal } from '#domain/access/sessions/principal'
import { countAbsenceRequests } from '#domain/people/instructors/queries/list_absence_requests'
import { listAskedAbsences } from '#domain/scheduling/alerts/queries/asked_absences'

/** How many of each kind are listed; the rest is counted. */
const limit = 3

/** Requests that wait for a decision this person may take. */
export async function waitingRequests(user: Principal) {
  const kinds = kindsFor(user)
  const decidesAbsences = user.may('admin.instructors.update')
  const [joining, absences, absenceCount] = await Promise.all([
    kinds.length > 0 ? listAccessRequests({ kinds, waiting: true }, 1, limit) : null,
    decidesAbsences ? listAskedAbsences({ limit, offset: 0 }) : [],
    decidesAbsences ? countAbsenceRequests('waiting') : 0,
  ])
  return {
    joining: {
      total: joining?.meta.total ?? 0,
      rows: (joining?.rows ?? []).map((row) => ({
        id: row.id,
        kind: row.kind,
        first_name: row.first_name,
        last_name: row.last_name,
        created_at: row.created_at.toISOString(),
      })),
    },
    absences: {
      total: absenceCount,
      rows: absences.map(({ instructor, ...absence }) => ({
        ...toldAbsence(absence),
        instructor,
      })),
    },
  }
}
