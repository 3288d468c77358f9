import { pickupFault } from '#domain/attendance/pickups/rules/pickup'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

interface Input {
  tenantId: string
  actor: Actor
  sessionId: string
  id: string
  /** As long after the session as nothing is recorded any more. */
  mayUndoLate: boolean
}

export type UndoPickupRefusal = { type: 'not_found' | 'too_late' }

/** The child was not picked up after all; what was recorded stays in its history as undone. */
export class UndoPickup {
  async execute(input: Input): Promise<Result<undefined, UndoPickupRefusal>> {
    const { tenantId, actor, sessionId, id, mayUndoLate } = input
    if (!isUuid(id) || !isUuid(sessionId)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const session = await db()
        .selectFrom('class_sessions')
        .where('id', '=', sessionId)
        .select(['status', 'starts_at', 'ends_at'])
        .executeTakeFirst()
      if (!session) return err({ type: 'not_found' })
      const isLate = pickupFault(session, now().toJSDate()) === 'too_late'
      if (isLate && !mayUndoLate) return err({ type: 'too_late' })
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
