import type { HttpContext } from '@adonisjs/core/http'
import { enrolmentAbilities } from '#app/admin/enrolments/enrolment_policy'
import { givenDay } from '#app/admin/groups/suitability_query'
import {
  type ClashesOfStudent,
  clashesOfStudent,
} from '#domain/scheduling/class_sessions/queries/clashes_of_student'
import { readStatements } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'
import { today } from '#domain/shared/time/clock'
import { findPlace } from '#domain/teaching/enrolments/queries/find_place'

/**
 * What a student would miss, for whoever may put them into the group that is asked for: a `student`, or whoever waits in an
 * `enrolment` or moves out of it. `asked` tells the page which of its questions this answers.
 */
export async function enrolmentClashes({ auth, request, tenant }: HttpContext) {
  const user = auth.getUserOrFail()
  const { enrol, change } = enrolmentAbilities(user)
  const { group, student, enrolment, on }: Record<string, unknown> = request.qs()
  const day = givenDay(on)
  if ((!enrol && !change) || !day) return []
  const found = await readStatements(tenant.id, async () => {
    const place = isId(enrolment) ? await findPlace(enrolment) : undefined
    const studentId = isId(student) ? student : place?.studentId
    const groupId = isId(group) ? group : place?.groupId
    if (!studentId || !groupId) return undefined
    const from = [day, today(tenant.timezone)].sort().at(-1)!
    return clashesOfStudent({ studentId, groupId, leavingId: place?.groupId ?? null, from })
  })
  const asked = [group, student, enrolment].join(' ')
  return found ? [{ type: 'clash' as const, asked, ...told(found, user.may(SESSIONS)) }] : []
}

const SESSIONS = 'admin.sessions.index'

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)

/** To whom sessions are no business, only that there are some. */
function told({ count, total, next }: ClashesOfStudent, maySee: boolean) {
  const { startsAt, endsAt, zone, session } = next
  const { id, isElsewhere, title, group, student } = session
  return {
    ...{ count, total, zone, is_elsewhere: isElsewhere },
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    session: isElsewhere || !maySee ? null : { id, title, group, student },
  }
}
