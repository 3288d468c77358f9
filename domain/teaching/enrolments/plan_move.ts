import {
  type EnrolmentStatus,
  isAttending,
} from '#domain/teaching/enrolments/rules/enrolment_state'
import { placementOf, type Seats } from '#domain/teaching/enrolments/rules/seats'

export type Candidate = { id: string; studentId: string; status: EnrolmentStatus }

export type MoveOutcome = 'enrolled' | 'waiting' | 'already' | 'full' | 'not_possible'

/**
 * What becomes of each, in their order, when all go to a group with these seats: a seat while there
 * is one, then the waiting list. `present` are students who are there already; one who was in the
 * group twice goes on once. The preview and the act ask the same.
 */
export function planMove(seats: Seats, present: Set<string>, candidates: Candidate[]) {
  const left = { ...seats }
  const there = new Set(present)
  return candidates.map(({ id, studentId, status }): { id: string; outcome: MoveOutcome } => {
    if (there.has(studentId)) return { id, outcome: 'already' }
    if (!isAttending(status) && status !== 'completed') return { id, outcome: 'not_possible' }
    const placement = placementOf(left)
    if (placement !== 'full') there.add(studentId)
    if (placement === 'seat') left.taken++
    if (placement === 'waiting_list') left.waiting++
    return { id, outcome: outcomes[placement] }
  })
}

const outcomes = { seat: 'enrolled', waiting_list: 'waiting', full: 'full' } as const
