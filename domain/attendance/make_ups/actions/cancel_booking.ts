import { turnCredit } from '#domain/attendance/make_ups/credits'
import { freedBy, heldCredit, liveBooking } from '#domain/attendance/make_ups/held_credit'
import { freedState } from '#domain/attendance/rules/make_up_standing'
import type { MakeUpState } from '#domain/shared/choices/make_ups'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import type { Act } from '#domain/teaching/act'

export type UnbookRefusal = { type: 'not_found' | 'not_booked' }

/** Gives the seat back, and the credit with it. */
export class CancelBooking {
  execute(
    input: Act & { id: string }
  ): Promise<Result<{ studentId: string; state: MakeUpState }, UnbookRefusal>> {
    return withTenant(input.tenantId, () => cancel(input))
  }
}

async function cancel({ actor, zone, id }: Act & { id: string }) {
  const credit = await heldCredit(id)
  if (!credit) return err({ type: 'not_found' })
  const booking = await liveBooking(id)
  if (credit.state !== 'booked' || !booking) return err({ type: 'not_booked' })
  const { student_id: studentId } = credit
  await db()
    .updateTable('make_up_bookings')
    .set({ state: 'cancelled', ended_by: 'office' })
    .where('id', '=', booking.id)
    .execute()
  const state = freedState(freedBy(credit, zone))
  const told = { session_id: booking.session_id }
  await turnCredit(actor, 'unbook', { id, studentId, before: 'booked', state, ...told })
  return ok({ studentId, state })
}
