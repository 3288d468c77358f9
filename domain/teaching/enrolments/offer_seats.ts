import { now, today } from '#domain/shared/time/clock'
import { publish } from '#domain/shared/events/publish'
import type { Act } from '#domain/teaching/act'
import { type LockedEnrolment, lockEnrolments } from '#domain/teaching/enrolments/locked_enrolment'
import { findSuitableWaiting } from '#domain/teaching/enrolments/queries/find_waiting'
import { type LockedGroup, lockGroup } from '#domain/teaching/groups/locked_group'
import { moveEnrolment } from '#domain/teaching/enrolments/move_enrolment'
import { isEnrolling } from '#domain/teaching/groups/rules/group_state'
import type { PlacementWarningType } from '#domain/shared/choices/placement_warnings'
import { freeSeats } from '#domain/teaching/enrolments/rules/seats'
import { seatOffered } from '#domain/teaching/events'

export type SeatMail = { mail: 'seat_offer'; enrolmentId: string }

type Extra = {
  reason?: string | null
  overCapacityReason?: string | null
  columns?: { confirmed_warnings?: PlacementWarningType[] }
}

/** Held until the group's hours are over; the letter goes out once this is committed. */
export async function offerTo(
  act: Act,
  group: LockedGroup,
  enrolment: LockedEnrolment,
  { reason = null, overCapacityReason = null, columns = {} }: Extra = {}
) {
  const offered = now()
  // An e-mail follows: undoing the act that freed the seat takes no offer back
  const moved = await moveEnrolment({ ...act, actId: undefined }, enrolment, 'offered', {
    verb: 'offer',
    reason,
    columns: {
      offered_at: offered.toJSDate(),
      offer_expires_at: offered.plus({ hours: group.offerHours }).toJSDate(),
      ...columns,
      ...(overCapacityReason ? { over_capacity_reason: overCapacityReason } : {}),
    },
  })
  if (!moved) return false
  await publish(seatOffered, { enrolmentId: enrolment.id })
  return true
}

/**
 * Offers free seats to those who waited longest, passing over those against whom something speaks
 * that nobody has confirmed (ADR 80). Every act that may free a seat ends with it, so that nobody
 * whom the group suits waits beside an empty seat while it takes students. Answers how many were
 * offered.
 */
export async function offerFreeSeats(act: Act, groupId: string): Promise<number> {
  const group = await lockGroup(groupId)
  if (!group || group.isArchived || !isEnrolling(group.status)) return 0
  const free = freeSeats(group)
  if (free === 0 || group.waiting === 0) return 0
  const suitable = await findSuitableWaiting(groupId, today(act.zone))
  if (suitable.length === 0) return 0
  const heads = await lockEnrolments((all) =>
    all.where('id', 'in', suitable.slice(0, free)).orderBy('waiting_order')
  )
  for (const head of heads) await offerTo(act, group, head)
  return heads.length
}
