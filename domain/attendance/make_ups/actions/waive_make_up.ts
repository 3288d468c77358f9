import { turnCredit } from '#domain/attendance/make_ups/credits'
import { heldCredit } from '#domain/attendance/make_ups/held_credit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import type { Act } from '#domain/teaching/act'

type Waiving = Act & { id: string; reason: string }

export type WaiveRefusal = { type: 'not_found' | 'not_available' }

/** The family does without it, for a reason that is kept. */
export class WaiveMakeUp {
  execute(input: Waiving): Promise<Result<{ studentId: string }, WaiveRefusal>> {
    return withTenant(input.tenantId, () => waive(input))
  }
}

async function waive({ actor, id, reason }: Waiving) {
  const credit = await heldCredit(id)
  if (!credit) return err({ type: 'not_found' })
  const { state, student_id: studentId } = credit
  if (state !== 'available' && state !== 'expired') return err({ type: 'not_available' })
  await db().updateTable('make_up_credits').set({ reason }).where('id', '=', id).execute()
  await turnCredit(actor, 'waive', { id, studentId, before: state, state: 'waived', reason })
  return ok({ studentId })
}
