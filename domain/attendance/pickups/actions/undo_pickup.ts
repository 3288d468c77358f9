import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

type Input = { tenantId: string; actor: Actor; sessionId: string; id: string }

/** The child was not picked up after all; what was recorded stays in its history as undone. */
export class UndoPickup {
  async execute(input: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    const { tenantId, actor, sessionId, id } = input
    if (!isUuid(id) || !isUuid(sessionId)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const undone = await db()
        .updateTable('pickups')
        .set({ undone_at: now().toJSDate(), undone_by: actor.userId })
        .where('id', '=', id)
        .where('session_id', '=', sessionId)
        .where('undone_at', 'is', null)
        .returning('student_id')
        .executeTakeFirst()
      if (!undone) return err({ type: 'not_found' })
      await recordAudit({
        ...{ actor, action: 'attendance.undo_pick_up' },
        ...{ subjectType: 'student', subjectId: undone.student_id },
      })
      return ok(undefined)
    })
  }
}
