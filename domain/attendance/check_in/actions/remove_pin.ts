import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'

type Input = { tenantId: string; actor: Actor; studentId: string }

/** Without a PIN nobody checks in by it. */
export class RemovePin {
  async execute(input: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    const { tenantId, actor, studentId } = input
    if (!isUuid(studentId)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const { numDeletedRows } = await db()
        .deleteFrom('check_in_pins')
        .where('student_id', '=', studentId)
        .executeTakeFirst()
      if (numDeletedRows === 0n) return err({ type: 'not_found' })
      await recordAudit({
        ...{ actor, action: 'students.remove_pin', subjectType: 'student', subjectId: studentId },
      })
      return ok(undefined)
    })
  }
}
