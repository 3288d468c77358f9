import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

type Input = { tenantId: string; actor: Actor; studentId: string; id: string }

/** May not pick the student up any more; what they picked up before keeps their name. */
export class RemovePickupPerson {
  async execute(input: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    const { tenantId, actor, studentId, id } = input
    if (!isUuid(id) || !isUuid(studentId)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const removed = await db()
        .updateTable('pickup_people')
        .set({ removed_at: now().toJSDate(), removed_by: actor.userId })
        .where('id', '=', id)
        .where('student_id', '=', studentId)
        .where('removed_at', 'is', null)
        .returning('name')
        .executeTakeFirst()
      if (!removed) return err({ type: 'not_found' })
      await recordAudit({
        ...{
          actor,
          action: 'students.remove_picker',
          subjectType: 'student',
          subjectId: studentId,
        },
        before: { picker: removed.name },
      })
      return ok(undefined)
    })
  }
}
