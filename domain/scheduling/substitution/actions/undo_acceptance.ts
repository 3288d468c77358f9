import {
  type NotUndone,
  type Undone,
  UndoSessionAct,
} from '#domain/scheduling/class_sessions/actions/undo_session_act'
import { lettersWait } from '#domain/scheduling/class_sessions/announcing/address_announcement'
import { findAct } from '#domain/scheduling/class_sessions/undoing/kept_act'
import { findOffer } from '#domain/scheduling/substitution/queries/offers'
import { db, readStatements } from '#domain/shared/data/database'
import { err, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'

type Input = Act & { sessionId: string; instructorId: string; actId: string }

export type NotReopened = NotUndone | { type: 'too_late' }

/** An instructor gives back a session just accepted, before letters go; its offers are open again. */
export async function undoAcceptance(input: Input): Promise<Result<Undone, NotReopened>> {
  const { tenantId, sessionId, instructorId, actId } = input
  if (!isUuid(sessionId) || !isUuid(actId)) return err({ type: 'not_found' })
  const madeAt = await readStatements(tenantId, async () => {
    const offer = await findOffer(sessionId, instructorId)
    const act = offer?.standing === 'accepted' ? await findAct(actId) : undefined
    const [only, ...others] = act?.edited ?? []
    const isAcceptance =
      only?.id === sessionId &&
      others.length === 0 &&
      only.kept.columns.instructor_id !== instructorId
    return isAcceptance ? act!.madeAt : undefined
  })
  if (!madeAt) return err({ type: 'not_found' })
  if (+now().toJSDate() - +madeAt > lettersWait * 1000) return err({ type: 'too_late' })
  const reopen = async () => {
    await db()
      .updateTable('substitution_offers')
      .set({ state: 'offered', answered_at: null })
      .where('session_id', '=', sessionId)
      .where('instructor_id', '=', instructorId)
      .where('state', '=', 'accepted')
      .execute()
  }
  return new UndoSessionAct().execute({ ...input, undoneId: actId, beside: reopen })
}
