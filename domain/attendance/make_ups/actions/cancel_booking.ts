import { sql } from 'kysely'
import { bookingsHeld, endBooking } from '#domain/attendance/make_ups/bookings'
import { heldCredit } from '#domain/attendance/make_ups/held_credit'
import type { MakeUpState } from '#domain/shared/choices/make_ups'
import { withTenant } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
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

const booked = statement((_, given: { credit: string }) =>
  bookingsHeld().where('b.credit_id', '=', given.credit).where('b.state', '=', sql.lit('booked'))
)

async function cancel({ actor, id }: Act & { id: string }) {
  if (!(await heldCredit(id))) return err({ type: 'not_found' })
  const [booking] = await booked({ credit: id })
  if (!booking) return err({ type: 'not_booked' })
  return ok({ studentId: booking.student_id, state: await endBooking(actor, booking, 'office') })
}
