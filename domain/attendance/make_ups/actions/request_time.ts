import { heldCredit } from '#domain/attendance/make_ups/held_credit'
import { isOwnerGone } from '#domain/attendance/make_ups/gone'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'

interface Input extends Act {
  id: string
  /** The times that suit the family, in its own words. */
  request: string
}

export type TimeRequestRefusal = { type: 'not_found' | 'not_available' }

/** A family asks the centre for a time to make up; a second request takes the place of the first. */
export function requestTime(input: Input): Promise<Result<undefined, TimeRequestRefusal>> {
  const { tenantId, actor, id, request } = input
  return withTenant(tenantId, async () => {
    const credit = await heldCredit(id)
    if (!credit || (await isOwnerGone(id))) return err({ type: 'not_found' })
    if (credit.state !== 'available') return err({ type: 'not_available' })
    await db()
      .updateTable('make_up_credits')
      .set({ time_request: request, time_requested_at: now().toJSDate() })
      .where('id', '=', id)
      .execute()
    await recordAudit({
      actor,
      action: 'students.request_make_up_time',
      subjectType: 'student',
      subjectId: credit.student_id,
      after: { time_request: request },
    })
    return ok(undefined)
  })
}
