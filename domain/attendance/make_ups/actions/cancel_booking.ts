import { sql } from 'kysely'
import { bookingsHeld, endBooking, type HeldBooking } from '#domain/attendance/make_ups/bookings'
import { type FamilyFault, familyFault } from '#domain/attendance/make_ups/family_cancelling'
import { heldCredit } from '#domain/attendance/make_ups/held_credit'
import { announce } from '#domain/scheduling/class_sessions/announcing/announce'
import { type Audience, audienceOf } from '#domain/scheduling/class_sessions/announcing/audience'
import { cancelled } from '#domain/scheduling/class_sessions/actions/cancel_sessions'
import { lockSessions } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { planEdit } from '#domain/scheduling/class_sessions/editing/plan_edit'
import { writeEdits } from '#domain/scheduling/class_sessions/editing/write_edits'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import type { MakeUpBooker } from '#domain/shared/choices/attendance'
import type { MakeUpState } from '#domain/shared/choices/make_ups'
import type { Telling } from '#domain/shared/choices/tellable'
import { inEveryBranch, readStatements, withTenantRepeating } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'

export type UnbookRefusal = { type: 'not_found' | 'not_booked' | 'over' | FamilyFault }

type Cancelling = Act & { id: string; by?: MakeUpBooker; telling?: Telling }
type Cancelled = Result<{ studentId: string; state: MakeUpState; letters: number }, UnbookRefusal>

/** Gives the seat back, and the credit with it; a one-to-one session that was made for it is cancelled. */
export class CancelBooking {
  /** Who could be told that the one-to-one session is cancelled; null where a guest's seat is given back. */
  audience({ tenantId, id }: Pick<Cancelling, 'tenantId' | 'id'>): Promise<Audience | null> {
    return readStatements(tenantId, async () => {
      const [own] = isUuid(id) ? await ownSession({ credit: id }) : []
      const rows = own ? await lockSessions([own.id]) : []
      return audienceOf(rows.map(calledOff))
    })
  }

  execute(input: Cancelling): Promise<Cancelled> {
    return withTenantRepeating(input.tenantId, () => cancel(input))
  }
}

const booked = statement((_, given: { credit: string }) =>
  bookingsHeld().where('b.credit_id', '=', given.credit).where('b.state', '=', sql.lit('booked'))
)

/** The one-to-one session a credit is booked in, which is there for it alone. */
const ownSession = statement((query, given: { credit: string }) =>
  query
    .selectFrom('make_up_bookings as b')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id')
    )
    .where('b.credit_id', '=', given.credit)
    .where('b.state', '=', sql.lit('booked'))
    .whereRef('s.student_id', '=', 'b.student_id')
    .select(['s.id', 's.student_id'])
)

const ended = statement((query, given: { session: string; moment: Date }) =>
  query
    .selectFrom('class_sessions')
    .where('id', '=', given.session)
    .where('ends_at', '<=', given.moment)
    .select('id')
)

/** What became of the guest is what their mark says. In every branch, since a seat may be in another one. */
const isOver = async (given: { session: string; moment: Date }) =>
  (await inEveryBranch(() => ended(given))).length > 0

/** The session before the credit, as whoever cancels sessions locks them. */
async function cancel(input: Cancelling): Promise<Cancelled> {
  const { actor, id, by = 'office' } = input
  if (!isUuid(id)) return err({ type: 'not_found' })
  const [own] = await ownSession({ credit: id })
  if (own) await holdAll([own.student_id])
  const [row] = own ? await lockSessions([own.id]) : []
  if (!(await heldCredit(id))) return err({ type: 'not_found' })
  const [booking] = await booked({ credit: id })
  if (!booking) return err({ type: 'not_booked' })
  const fault = by === 'families' ? await familyFault(booking.id) : undefined
  if (fault) return err({ type: fault })
  const { student_id: studentId } = booking
  if (await isOver({ session: booking.session_id, moment: now().toJSDate() }))
    return err({ type: 'over' })
  if (!row || row.id !== booking.session_id) {
    return ok({ studentId, state: await endBooking(actor, booking, endedBy[by]), letters: 0 })
  }
  return ok({ studentId, ...(await withSession(input, booking, row)) })
}

const endedBy = { office: 'office', families: 'family' } as const

type Row = Parameters<typeof cancelled>[0]

const calledOff = (row: Row) => cancelled(row, 'student', null)

/** Ended by the session first, so that whoever restores it books it again. */
async function withSession({ actor, telling }: Cancelling, booking: HeldBooking, row: Row) {
  const state = await endBooking(actor, booking, 'session')
  const { sessions } = await planEdit([calledOff(row)], [])
  await writeEdits(actor, 'cancel', sessions, null)
  const letters = telling ? await announce({ actor, act: 'cancel', ...telling }, sessions) : 0
  return { state, letters }
}
