import { inGroupStatuses } from '#domain/shared/choices/in_group'

/** Where an enrolment stands; the order is the one people read (domain §1.9, docs/adr). */
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

/** Every step there is: from each status to those that may follow. What leads nowhere has ended. */
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

/** What somebody may be enrolled as; the order is the one people choose from. Who finds no seat waits for one. */
export const standings = [
  'active',
  'trial',
  'pending',
  'inquiry',
] as const satisfies EnrolmentStatus[]

export type EnrolmentStanding = (typeof standings)[number]

export const firstStatuses = [...standings, 'waitlisted'] as const

export type FirstStatus = (typeof firstStatuses)[number]

/** What may be said to the offer of a seat. */
export const offerAnswers = ['accepted', 'declined'] as const

export type OfferAnswer = (typeof offerAnswers)[number]

/** Whose seat counts against the capacity: an offer holds one, and a frozen student comes back to theirs. */
export const seatedStatuses = [...inGroupStatuses, 'offered'] as const

/** In the group's lists today; a student stands in a group so at most once. */
export const liveStatuses = [
  'inquiry',
  'pending',
  'trial',
  'active',
  'frozen',
  'waitlisted',
  'offered',
] as const

/** Who is taught: on the list of students. */
export const attendingStatuses = ['trial', 'active', 'frozen'] as const

const among = (statuses: readonly EnrolmentStatus[], status: EnrolmentStatus) =>
  statuses.includes(status)

export const mayStep = (from: EnrolmentStatus, to: EnrolmentStatus) =>
  among(enrolmentSteps[from], to)

export const holdsSeat = (status: EnrolmentStatus) => among(seatedStatuses, status)

export const isLive = (status: EnrolmentStatus) => among(liveStatuses, status)

export const isAttending = (status: EnrolmentStatus) => among(attendingStatuses, status)
