import { inGroupStatuses } from '#domain/shared/choices/in_group'

/** In the order people read (domain §1.9, docs/adr/0016). */
export const enrolmentStatuses = [
  'inquiry',
  'pending',
  'trial',
  'active',
  'frozen',
  'waitlisted',
  'offered',
  'completed',
  'transferred',
  'dropped',
  'expired',
  'declined',
] as const

export type EnrolmentStatus = (typeof enrolmentStatuses)[number]

/** From each status to those that may follow. What leads nowhere has ended. */
export const enrolmentSteps: Record<EnrolmentStatus, readonly EnrolmentStatus[]> = {
  inquiry: ['pending', 'waitlisted', 'dropped'],
  pending: ['trial', 'active', 'waitlisted', 'dropped'],
  trial: ['active', 'completed', 'transferred', 'dropped'],
  active: ['frozen', 'completed', 'transferred', 'dropped'],
  frozen: ['active', 'completed', 'transferred', 'dropped'],
  waitlisted: ['offered', 'declined', 'expired'],
  offered: ['active', 'expired', 'declined'],
  completed: [],
  transferred: [],
  dropped: [],
  expired: [],
  declined: [],
}

/**
 * What somebody may be enrolled as; without a seat they wait for one. People choose in this order.
 */
export const standings = [
  'active',
  'trial',
  'pending',
  'inquiry',
] as const satisfies EnrolmentStatus[]

export type EnrolmentStanding = (typeof standings)[number]

export const firstStatuses = [...standings, 'waitlisted'] as const

export type FirstStatus = (typeof firstStatuses)[number]

export const offerAnswers = ['accepted', 'declined'] as const

export type OfferAnswer = (typeof offerAnswers)[number]

/**
 * Counted against the capacity: an offer holds a seat, and a frozen student comes back to theirs.
 */
export const seatedStatuses = [...inGroupStatuses, 'offered'] as const

/** In the group's lists today; a student has at most one such enrolment in a group. */
export const liveStatuses = [
  'inquiry',
  'pending',
  'trial',
  'active',
  'frozen',
  'waitlisted',
  'offered',
] as const

export const attendingStatuses = ['trial', 'active', 'frozen'] as const

const among = (statuses: readonly EnrolmentStatus[], status: EnrolmentStatus) =>
  statuses.includes(status)

export const mayStep = (from: EnrolmentStatus, to: EnrolmentStatus) =>
  among(enrolmentSteps[from], to)

export const holdsSeat = (status: EnrolmentStatus) => among(seatedStatuses, status)

export const isLive = (status: EnrolmentStatus) => among(liveStatuses, status)

export const isAttending = (status: EnrolmentStatus) => among(attendingStatuses, status)

/** Whether those who attend have finished what they were in the group for. */
export type Ending = 'left' | 'finished'

/** What becomes of an enrolment whose student or group is gone, and its entry in the history. */
export function endingOf(status: EnrolmentStatus, how: Ending) {
  const waits = status === 'waitlisted' || status === 'offered'
  if (waits) return { to: 'expired', verb: 'expire' } as const
  if (how === 'finished' && isAttending(status)) {
    return { to: 'completed', verb: 'complete' } as const
  }
  return { to: 'dropped', verb: 'drop' } as const
}
