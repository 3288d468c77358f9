import { turnCredit } from '#domain/attendance/make_ups/credits'
import { heldCredit, type HeldCredit } from '#domain/attendance/make_ups/held_credit'
import { isOver } from '#domain/attendance/rules/make_up_expiry'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { today } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'

interface Extending extends Act {
  id: string
  /** The new last day, YYYY-MM-DD; null: no last day any more. */
  expiresOn: string | null
  reason: string
}

export type ExtendRefusal = { type: 'not_found' | 'not_available' | 'not_later' }

/** One that has expired can be booked again. */
export class ExtendMakeUp {
  execute(input: Extending): Promise<Result<{ studentId: string }, ExtendRefusal>> {
    return withTenant(input.tenantId, () => extend(input))
  }
}

async function extend({ actor, zone, id, expiresOn, reason }: Extending) {
  const credit = await heldCredit(id)
  if (!credit) return err({ type: 'not_found' })
  const { state, student_id: studentId, expires_on: until } = credit
  if (state !== 'available' && state !== 'booked' && state !== 'expired') {
    return err({ type: 'not_available' })
  }
  if (!isLater(credit, expiresOn, today(zone))) return err({ type: 'not_later' })
  await db()
    .updateTable('make_up_credits')
    .set({ expires_on: expiresOn, reason })
    .where('id', '=', id)
    .execute()
  await turnCredit(actor, 'extend', {
    ...{ id, studentId, before: state, state: state === 'expired' ? 'available' : state },
    ...{ expired_on: until, expires_on: expiresOn, reason },
  })
  return ok({ studentId })
}

/** A last day may also be given where there was none. */
function isLater({ expires_on: before }: HeldCredit, after: string | null, day: string) {
  if (after === null || before === null) return after !== before && !isOver(after, day)
  return after > before && !isOver(after, day)
}
