import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

interface Input {
  tenantId: string
  actor: Actor
  studentId: string
  id: string
  reason: string
}

/** Once; whoever was marked by it stays marked so. */
export class WithdrawNotice {
  async execute(input: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    const { studentId, id, reason, actor } = input
    if (!isUuid(id) || !isUuid(studentId)) return err({ type: 'not_found' })
    return withTenant(input.tenantId, async () => {
      const by = { withdrawn_by: actor.userId, withdrawal_reason: reason }
      const withdrawn = await db()
        .updateTable('absence_notices')
        .set({ withdrawn_at: now().toJSDate(), ...by })
        .where('id', '=', id)
        .where('student_id', '=', studentId)
        .where('withdrawn_at', 'is', null)
        .returning(['from_day', 'until_day', 'reason'])
        .executeTakeFirst()
      if (!withdrawn)
        return (await isTheirs(id, studentId)) ? ok(undefined) : err({ type: 'not_found' })
      await recordAudit({
        actor,
        action: 'attendance.withdraw_absence',
        subjectType: 'student',
        subjectId: studentId,
        before: withdrawn,
        after: { reason },
      })
      return ok(undefined)
    })
  }
}

const isTheirs = async (id: string, student: string) =>
  Boolean(
    await db()
      .selectFrom('absence_notices')
      .where('id', '=', id)
      .where('student_id', '=', student)
      .select('id')
      .executeTakeFirst()
  )
