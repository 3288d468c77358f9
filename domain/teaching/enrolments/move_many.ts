import { anyOf, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { err, ok, type Result } from '#domain/shared/result'
import type { Act } from '#domain/teaching/act'
import {
  type Confirmation,
  confirmationOf,
  type Unconfirmed,
} from '#domain/teaching/enrolments/confirm_warnings'
import { enterGroup } from '#domain/teaching/enrolments/enter_group'
import type { PriceChoice } from '#domain/teaching/rules/price'
import type { LockedEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import type { LockedGroup } from '#domain/teaching/groups/locked_group'
import { liveStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'
import {
  findPlacementWarnings,
  wantedPlace,
} from '#domain/teaching/enrolments/queries/find_placement_warnings'
import { type PlacementWarningType } from '#domain/shared/choices/placement_warnings'
import { offerFreeSeats } from '#domain/teaching/enrolments/offer_seats'
import { unconfirmed } from '#domain/teaching/enrolments/rules/suitability'
import { type MoveOutcome, planMove } from '#domain/teaching/enrolments/plan_move'

type Move = {
  target: LockedGroup
  startsOn: string
  price: PriceChoice
  source: 'transfer' | 'promotion'
  reason?: string | null
}

export type Moved = { enrolment: LockedEnrolment; outcome: MoveOutcome; newId: string | null }

/**
 * Nobody moves where something that speaks against one of them isn't confirmed.
 * Tokens are keyed by the enrolment.
 */
export async function moveMany(
  act: Act,
  enrolments: LockedEnrolment[],
  move: Move & Confirmation
): Promise<Result<Moved[], Unconfirmed>> {
  const present = await presentIn(move.target.id, enrolments)
  const plan = planMove(move.target, present, enrolments)
  const confirmed = await confirmMoves(
    enrolments.filter((_, place) => isGoing(plan[place]!.outcome)),
    move
  )
  if (!confirmed.ok) return confirmed
  const moved: Moved[] = []
  for (const [place, enrolment] of enrolments.entries()) {
    const { outcome } = plan[place]!
    const warnings = confirmed.value.get(enrolment.id)
    const newId = warnings
      ? await enter(act, enrolment, outcome, { ...move, confirmed_warnings: warnings })
      : null
    moved.push({ enrolment, outcome, newId })
  }
  // Those who wait may all have been passed over
  if (moved.some(({ outcome }) => outcome === 'waiting')) await offerFreeSeats(act, move.target.id)
  return ok(moved)
}

const isGoing = (outcome: MoveOutcome) => outcome === 'enrolled' || outcome === 'waiting'

async function confirmMoves(
  going: LockedEnrolment[],
  { target, startsOn, ...confirmation }: Move & Confirmation
): Promise<Result<Map<string, PlacementWarningType[]>, Unconfirmed>> {
  const warnings = await findPlacementWarnings(
    going.map(({ studentId }) => wantedPlace(target.id, studentId, startsOn))
  )
  const isOpen = going.some(({ id }, at) => {
    const { confirmed_warnings } = confirmationOf(id, confirmation)
    return unconfirmed(warnings[at]!, confirmed_warnings).length > 0
  })
  if (isOpen) return err({ type: 'unconfirmed' })
  return ok(new Map(going.map(({ id }, at) => [id, warnings[at]!.map(({ type }) => type)])))
}

type Entry = Move & { confirmed_warnings: PlacementWarningType[] }

async function enter(act: Act, enrolment: LockedEnrolment, outcome: MoveOutcome, move: Entry) {
  const status = outcome === 'enrolled' ? 'active' : 'waitlisted'
  return enterGroup(act, enrolment, { ...move, status })
}

const live = statement((query, given: { groupId: string; students: string[] }) =>
  query
    .selectFrom('enrolments')
    .where('group_id', '=', given.groupId)
    .where('student_id', '=', anyOf(given.students))
    .where('status', 'in', literals(liveStatuses))
    .select('student_id')
)

async function presentIn(groupId: string, enrolments: LockedEnrolment[]) {
  const rows = await live({ groupId, students: enrolments.map(({ studentId }) => studentId) })
  return new Set(rows.map(({ student_id }) => student_id))
}
