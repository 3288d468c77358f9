import type { HttpContext } from '@adonisjs/core/http'
import {
  type ClashesOfStudent,
  clashesOfStudent,
} from '#domain/scheduling/class_sessions/queries/clashes_of_student'
import { today } from '#domain/shared/time/clock'
import type { WantedPlace } from '#domain/teaching/enrolments/queries/find_placement_warnings'

/** Sessions to come that the student would miss for others; `leavingId` is the group they come from. */
export async function placementClash(
  { auth, tenant }: HttpContext,
  place: WantedPlace,
  leavingId: string | null
) {
  const [studentId, groupId] = [place.student_id, place.group_id]
  if (!studentId) return null
  const from = [place.on, today(tenant.timezone)].sort().at(-1)!
  const clashes = await clashesOfStudent({ studentId, groupId, leavingId, from })
  return clashes ? clashProps(clashes, auth.getUserOrFail().may('admin.sessions.index')) : null
}

/** Whoever may not see sessions learns only that there are some. */
function clashProps({ count, total, next }: ClashesOfStudent, maySee: boolean) {
  const { session } = next
  const { id, title, group, student } = session
  return {
    count,
    total,
    zone: next.zone,
    is_elsewhere: Boolean(session.isElsewhere),
    starts_at: next.startsAt.toISOString(),
    ends_at: next.endsAt.toISOString(),
    session: session.isElsewhere || !maySee ? null : { id, title, group, student },
  }
}
