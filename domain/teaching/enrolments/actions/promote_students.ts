import { isUuid } from '#domain/shared/text/is_uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import type { Act } from '#domain/teaching/act'
import type { PriceChoice } from '#domain/teaching/rules/price'
import type { Confirmation, Unconfirmed } from '#domain/teaching/enrolments/confirm_warnings'
import { lockEnrolments } from '#domain/teaching/enrolments/locked_enrolment'
import { lockGroups } from '#domain/teaching/groups/locked_group'
import { moveEnrolment } from '#domain/teaching/enrolments/move_enrolment'
import { type Moved, moveMany } from '#domain/teaching/enrolments/move_many'
import { offerFreeSeats } from '#domain/teaching/enrolments/offer_seats'
import { isEnrolling } from '#domain/teaching/groups/rules/group_state'
import type { MoveOutcome } from '#domain/teaching/enrolments/plan_move'

/**
 * `startsOn` is the first day in the next group, YYYY-MM-DD. `complete`: those who go on have
 * finished here.
 */
type Input = Act &
  Confirmation & {
    groupId: string
    targetId: string
    enrolmentIds: string[]
    startsOn: string
    price: PriceChoice
    complete: boolean
  }

export type Promoted = { id: string; studentId: string; outcome: MoveOutcome }
type Refusal =
  { type: 'not_found' | 'unknown_target' | 'same_group' | 'not_enrolling' } | Unconfirmed

/** All in one act, saying what became of each (domain §1.9). */
export class PromoteStudents {
  async execute(input: Input): Promise<Result<Promoted[], Refusal>> {
    return withTenant(input.tenantId, async () => {
      const groups = await lockGroups(input.groupId, input.targetId)
      const group = groups.get(input.groupId.toLowerCase())
      const target = groups.get(input.targetId.toLowerCase())
      if (!group) return err({ type: 'not_found' })
      if (!target) return err({ type: 'unknown_target' })
      if (group.id === target.id) return err({ type: 'same_group' })
      if (target.isArchived || !isEnrolling(target.status)) return err({ type: 'not_enrolling' })
      const enrolments = await chosen(group.id, input.enrolmentIds)
      const { startsOn, price, confirmed_warnings } = input
      const move = { target, startsOn, price, source: 'promotion', confirmed_warnings } as const
      const made = await moveMany(input, enrolments, move)
      if (!made.ok) return made
      const moved = made.value
      if (input.complete) await finish(input, moved)
      await offerFreeSeats(input, group.id)
      return ok(moved.map(({ enrolment, outcome }) => told(enrolment, outcome)))
    })
  }
}

const chosen = (groupId: string, ids: string[]) =>
  lockEnrolments((all) =>
    all
      .where('group_id', '=', groupId)
      .where('id', '=', anyOf(ids.filter((id) => isUuid(id))))
      .orderBy('id')
  )

const told = ({ id, studentId }: Moved['enrolment'], outcome: MoveOutcome) => ({
  id,
  studentId,
  outcome,
})

async function finish(input: Input, moved: Moved[]) {
  for (const { enrolment, newId } of moved) {
    if (newId === null || enrolment.status === 'completed') continue
    await moveEnrolment(input, enrolment, 'completed', { verb: 'complete', on: input.startsOn })
  }
}
