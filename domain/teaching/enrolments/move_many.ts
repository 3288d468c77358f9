import { anyOf, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import type { Act } from '#domain/teaching/act'
import { enterGroup } from '#domain/teaching/enrolments/enter_group'
import type { PriceChoice } from '#domain/teaching/rules/price'
import type { LockedEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import type { LockedGroup } from '#domain/teaching/groups/locked_group'
import { liveStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'
import { type MoveOutcome, planMove } from '#domain/teaching/enrolments/plan_move'

type Move = {
  target: LockedGroup
  startsOn: string
  price: PriceChoice
  source: 'transfer' | 'promotion'
  reason?: string | null
}

export type Moved = { enrolment: LockedEnrolment; outcome: MoveOutcome; newId: string | null }

export async function moveMany(act: Act, enrolments: LockedEnrolment[], move: Move) {
  const present = await presentIn(move.target.id, enrolments)
  const plan = planMove(move.target, present, enrolments)
  const moved: Moved[] = []
  for (const [place, enrolment] of enrolments.entries()) {
    const { outcome } = plan[place]!
    const newId = await enter(act, enrolment, outcome, move)
    moved.push({ enrolment, outcome, newId })
  }
  return moved
}

async function enter(act: Act, enrolment: LockedEnrolment, outcome: MoveOutcome, move: Move) {
  if (outcome !== 'enrolled' && outcome !== 'waiting') return null
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
