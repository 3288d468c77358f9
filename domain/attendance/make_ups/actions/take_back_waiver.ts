import { turnCredit } from '#domain/attendance/make_ups/credits'
import { heldCredit } from '#domain/attendance/make_ups/held_credit'
import { freedState } from '#domain/attendance/rules/make_up_standing'
import type { MakeUpState } from '#domain/shared/choices/make_ups'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { today } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'

export type TakeBackRefusal = { type: 'not_found' | 'not_waived' }

/** It is what it would be now without having been waived: its last day may be over, or it is not owed any more. */
export class TakeBackWaiver {
  execute(
    input: Act & { id: string }
  ): Promise<Result<{ studentId: string; state: MakeUpState }, TakeBackRefusal>> {
    return withTenant(input.tenantId, () => takeBack(input))
  }
}

async function takeBack({ actor, zone, id }: Act & { id: string }) {
  const credit = await heldCredit(id)
  if (!credit) return err({ type: 'not_found' })
  if (credit.state !== 'waived') return err({ type: 'not_waived' })
  const { student_id: studentId, expires_on: expiresOn, is_owed: isOwed } = credit
  const state = freedState({ isOwed, expiresOn, today: today(zone) })
  await db().updateTable('make_up_credits').set({ reason: null }).where('id', '=', id).execute()
  await turnCredit(actor, 'take_back', { id, studentId, before: 'waived', state })
  return ok({ studentId, state })
}
