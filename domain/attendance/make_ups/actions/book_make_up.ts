import { v7 as uuid } from 'uuid'
import { turnCredit } from '#domain/attendance/make_ups/credits'
import { heldCredit, type HeldCredit } from '#domain/attendance/make_ups/held_credit'
import { choiceFault, type ChoiceFault } from '#domain/attendance/make_ups/queries/make_up_choices'
import { isOver } from '#domain/attendance/rules/make_up_expiry'
import { db, withTenantRepeating } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { today } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'
import { lockGroup } from '#domain/teaching/groups/locked_group'

interface Booking extends Act {
  id: string
  sessionId: string
}

export type BookRefusal = { type: 'not_found' | 'not_available' | 'expired' | ChoiceFault }

/** A guest's seat in a session of another group: counted in that session alone, never against the group's seats. */
export class BookMakeUp {
  execute(input: Booking): Promise<Result<{ studentId: string }, BookRefusal>> {
    return withTenantRepeating(input.tenantId, () => book(input))
  }
}

async function book({ zone, actor, id, sessionId }: Booking) {
  const isUsable = await isHeld(sessionId)
  const credit = await heldCredit(id)
  const fault = credit && !isUsable ? 'unusable' : await faultOf(credit, zone, sessionId)
  if (fault) return err({ type: fault })
  const { student_id: studentId, state } = credit!
  await db()
    .insertInto('make_up_bookings')
    .values({
      id: uuid(),
      credit_id: id,
      session_id: sessionId,
      student_id: studentId,
      booked_by: actor.userId,
    })
    .execute()
  const told = { session_id: sessionId }
  await turnCredit(actor, 'book', { id, studentId, before: state, state: 'booked', ...told })
  return ok({ studentId })
}

async function faultOf(credit: HeldCredit | undefined, zone: string, session: string) {
  if (!credit) return 'not_found'
  if (credit.state === 'expired' || isOver(credit.expires_on, today(zone))) return 'expired'
  if (credit.state !== 'available') return 'not_available'
  return choiceFault(credit.id, session)
}

const groupOf = statement((query, given: { id: string }) =>
  query.selectFrom('class_sessions').where('id', '=', given.id).select('group_id')
)

const locking = statement((query, given: { id: string }) =>
  query.selectFrom('class_sessions').where('id', '=', given.id).select('id').forUpdate()
)

/** Its group first, as whoever takes a seat does: nobody enters it, nor is the session cancelled, before the booking stands. */
async function isHeld(id: string) {
  const group = isUuid(id) ? (await groupOf({ id }))[0]?.group_id : undefined
  if (!group || !(await lockGroup(group))) return false
  return (await locking({ id })).length > 0
}
