import { writeBooking } from '#domain/attendance/make_ups/bookings'
import { turnCredit } from '#domain/attendance/make_ups/credits'
import { isOwnerGone } from '#domain/attendance/make_ups/gone'
import { heldCredit, type HeldCredit, ownerOf } from '#domain/attendance/make_ups/held_credit'
import {
  choiceFault,
  type ChoiceFault,
  choiceWarnings,
  isUnsuitable,
} from '#domain/attendance/make_ups/queries/make_up_choices'
import { isOver } from '#domain/attendance/rules/make_up_expiry'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import type { MakeUpBooker } from '#domain/shared/choices/attendance'
import { withTenantRepeating } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { today } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'
import type { Confirmation } from '#domain/teaching/enrolments/confirm_warnings'
import { confirmedFields, unconfirmed } from '#domain/teaching/enrolments/rules/suitability'
import { lockGroup } from '#domain/teaching/groups/locked_group'

interface Booking extends Act, Confirmation {
  id: string
  sessionId: string
  /** A family books its own children alone; whoever asks has seen to that. By default the office. */
  by?: MakeUpBooker
}

export type BookRefusal = {
  type: 'not_found' | 'not_available' | 'expired' | 'gone' | ChoiceFault | PlacementFault
}

/** The office confirms what speaks against a student in the group; a family is refused. */
type PlacementFault = 'unconfirmed' | 'unsuitable'

/** A guest's seat in a session of another group: counted in that session alone, never against the group's seats. */
export class BookMakeUp {
  execute(input: Booking): Promise<Result<{ studentId: string }, BookRefusal>> {
    return withTenantRepeating(input.tenantId, () => book(input))
  }
}

async function book({ zone, actor, id, sessionId, by = 'office', confirmed_warnings }: Booking) {
  const student = await ownerOf(id)
  if (!student) return err({ type: 'not_found' })
  if (!(await isHeld(sessionId, student))) return err({ type: 'unusable' })
  const credit = await heldCredit(id)
  const fault = await faultOf(credit, zone, { sessionId, by })
  if (fault) return err({ type: fault })
  const warnings = await choiceWarnings(id, sessionId)
  if (by === 'families' && isUnsuitable(warnings)) return err({ type: 'unsuitable' })
  if (by === 'office' && unconfirmed(warnings, confirmed_warnings ?? []).length > 0)
    return err({ type: 'unconfirmed' })
  const confirmed = by === 'office' ? warnings.map(({ type }) => type) : []
  const { student_id: studentId, state } = credit!
  await writeBooking({
    credit: id,
    session: sessionId,
    student: studentId,
    by: actor.userId,
    confirmed,
  })
  const told = { session_id: sessionId }
  await turnCredit(actor, 'book', {
    id,
    studentId,
    before: state,
    state: 'booked',
    ...told,
    ...confirmedFields(confirmed),
  })
  return ok({ studentId })
}

async function faultOf(
  credit: HeldCredit | undefined,
  zone: string,
  { sessionId, by }: Required<Pick<Booking, 'sessionId' | 'by'>>
) {
  if (!credit) return 'not_found'
  if (credit.state === 'expired' || isOver(credit.expires_on, today(zone))) return 'expired'
  if (credit.state !== 'available') return 'not_available'
  if (await isOwnerGone(credit.id)) return 'gone'
  return choiceFault(credit.id, sessionId, by)
}

const groupOf = statement((query, given: { id: string }) =>
  query.selectFrom('class_sessions').where('id', '=', given.id).select('group_id')
)

const locking = statement((query, given: { id: string }) =>
  query.selectFrom('class_sessions').where('id', '=', given.id).select('id').forUpdate()
)

const holding = statement((query, given: { student: string }) =>
  query.selectFrom('students').where('id', '=', given.student).select('id').forShare()
)

/**
 * The student before the group, as whoever enrols one does, so that nobody is booked while they leave; then their
 * hours, as scheduling does, so that they are in one place at a time; the session last: nobody takes its seats, nor
 * cancels it, before the booking stands.
 */
async function isHeld(id: string, student: string) {
  const group = isUuid(id) ? (await groupOf({ id }))[0]?.group_id : undefined
  if (!group) return false
  await holding({ student })
  if (!(await lockGroup(group))) return false
  await holdAll([student])
  return (await locking({ id })).length > 0
}
