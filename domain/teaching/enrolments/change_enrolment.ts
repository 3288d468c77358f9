import { v7 as uuid } from 'uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import { publish } from '#domain/shared/events/publish'
import { today } from '#domain/shared/time/clock'
import { isInGroup } from '#domain/shared/choices/in_group'
import type { Act } from '#domain/teaching/act'
import { lockEnrolment, type LockedEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import { moveEnrolment } from '#domain/teaching/enrolments/move_enrolment'
import { offerFreeSeats } from '#domain/teaching/enrolments/offer_seats'
import { type EndedPlace, placeLeft } from '#domain/teaching/events'
import type { EnrolmentStatus } from '#domain/teaching/enrolments/rules/enrolment_state'

export type StepInput = Act & { id: string; reason?: string | null; on?: string }
export type StepRefusal = { type: 'not_found' } | { type: 'not_possible'; status: EnrolmentStatus }
/**
 * `actId` undoes the act, where that is possible. `passedOn`: the seat it freed was offered to
 * somebody who waits, so it can't be undone. `seatsGivenBack`: how many guest's seats, booked for what was missed in the group.
 */
export type Stepped = {
  id: string
  groupId: string
  studentId: string
  actId: string | null
  passedOn: boolean
  seatsGivenBack?: number
}

/** In a transaction of its own; offers a seat that it frees. */
export async function stepEnrolment(
  input: StepInput,
  to: EnrolmentStatus,
  verb: string
): Promise<Result<Stepped, StepRefusal>> {
  return withTenant(input.tenantId, async () => {
    const locked = await lockEnrolment(input.id)
    if (!locked) return err({ type: 'not_found' })
    const { enrolment, group } = locked
    const { reason, on } = input
    const act = { ...input, actId: uuid() }
    const moved = await moveEnrolment(act, enrolment, to, { verb, reason, on })
    if (!moved) return err({ type: 'not_possible', status: enrolment.status })
    const { studentId, groupId } = enrolment
    const place = { studentId, groupId, from: on ?? today(input.zone), until: null }
    const hasLeft = to === 'dropped' && isInGroup(enrolment.status)
    const seatsGivenBack = hasLeft ? await leavePlace(act, place) : 0
    const passedOn = (await offerFreeSeats(input, group.id)) > 0
    const done = stepped(enrolment, passedOn ? null : act.actId)
    return ok({ ...done, passedOn, seatsGivenBack })
  })
}

export const stepped = (
  { id, groupId, studentId }: LockedEnrolment,
  actId: string | null = null
): Stepped => ({ id, groupId, studentId, actId, passedOn: false })

/** Answers how many guest's seats were given back with the place. */
export async function leavePlace({ actor, actId }: Act & { actId: string }, place: EndedPlace) {
  const counts = await publish(placeLeft, { ...place, actor, actId })
  return counts.reduce((sum, count) => sum + count, 0)
}
