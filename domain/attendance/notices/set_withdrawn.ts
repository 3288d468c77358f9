import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

export interface Withdrawing {
  actor: Actor
  studentId: string
  id: string
  /** The office says why; a family needn't. */
  reason: string | null
}

/** Whether it was not withdrawn before. */
export async function setWithdrawn({ actor, studentId, id, reason }: Withdrawing) {
  const by = { withdrawn_by: actor.userId, withdrawal_reason: reason }
  const withdrawn = await db()
    .updateTable('absence_notices')
    .set({ withdrawn_at: now().toJSDate(), ...by })
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .where('withdrawn_at', 'is', null)
    .returning(['from_day', 'until_day', 'reason'])
    .executeTakeFirst()
  if (!withdrawn) return false
  await recordAudit({
    actor,
    action: 'attendance.withdraw_absence',
    subjectType: 'student',
    subjectId: studentId,
    before: withdrawn,
    after: reason === null ? {} : { reason },
  })
  return true
}
