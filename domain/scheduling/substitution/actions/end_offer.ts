import { classSessionRecord } from '#domain/scheduling/class_sessions/class_session_record'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { findOffer } from '#domain/scheduling/substitution/queries/offers'
import type { OfferStanding } from '#domain/shared/choices/substitution'
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

export type EndRefusal =
  { type: 'not_found' } | { type: 'over'; standing: Exclude<OfferStanding, 'offered'> }

/** An offer that nobody has answered yet. */
export class EndOffer {
  async execute(input: Input): Promise<Result<undefined, EndRefusal>> {
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
      if (!ended) return refusal(sessionId, instructorId)
      await recordAudit({
        ...{ actor, subjectType: classSessionRecord.subject, subjectId: sessionId },
        action: `sessions.${state === 'declined' ? 'decline_offer' : 'withdraw_offer'}`,
        before: { instructor_id: instructorId },
      })
      return ok(undefined)
    })
  }
}

/** What became of it meanwhile. */
async function refusal(
  sessionId: string,
  instructorId: string
): Promise<Result<never, EndRefusal>> {
  const standing = (await findOffer(sessionId, instructorId))?.standing
  return err(
    standing && standing !== 'offered' ? { type: 'over', standing } : { type: 'not_found' }
  )
}
