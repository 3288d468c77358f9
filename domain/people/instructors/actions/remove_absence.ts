import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { isUuid } from '#domain/shared/text/is_uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; actor: Actor; instructorId: string; id: string }

export class RemoveAbsence {
  async execute({
    tenantId,
    actor,
    instructorId,
    id,
  }: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    if (!isUuid(id) || !isUuid(instructorId)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const absence = await db()
        .deleteFrom('absences')
        .where('id', '=', id)
        .where('instructor_id', '=', instructorId)
        .returning(['starts_at', 'ends_at', 'reason'])
        .executeTakeFirst()
      if (!absence) return err({ type: 'not_found' })
      const subject = { subjectType: 'instructor', subjectId: instructorId }
      await recordAudit({
        actor,
        action: 'instructors.remove_absence',
        ...subject,
        before: absence,
      })
      return ok(undefined)
    })
  }
}
