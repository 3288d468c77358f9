import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

type Input = {
  tenantId: string
  actor: Actor
  sessionId: string
  instructorId: string
  /** By whom it was offered to, or by the office. */
  as: 'declined' | 'withdrawn'
}

/** An offer that nobody has answered yet. */
export class EndOffer {
  async execute(input: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    const { tenantId, actor, sessionId, instructorId, as: state } = input
    if (!isUuid(sessionId) || !isUuid(instructorId)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const ended = await db()
        .updateTable('substitution_offers')
        .set({ state, answered_at: state === 'declined' ? now().toJSDate() : null })
        .where('session_id', '=', sessionId)
        .where('instructor_id', '=', instructorId)
        .where('state', '=', 'offered')
        .returning('session_id')
        .executeTakeFirst()
      if (!ended) return err({ type: 'not_found' })
      await recordAudit({
        ...{ actor, subjectType: classSessionRecord.subject, subjectId: sessionId },
        action: `sessions.${state === 'declined' ? 'decline_offer' : 'withdraw_offer'}`,
        before: { instructor_id: instructorId },
      })
      return ok(undefined)
    })
  }
}
