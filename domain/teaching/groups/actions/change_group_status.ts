import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { literals } from '#domain/shared/data/sql'
import type { Telling } from '#domain/shared/choices/tellable'
import { statement } from '#domain/shared/data/statement'
import { type Busy, unlessHeld } from '#domain/shared/data/held_by_another'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import { publish } from '#domain/shared/events/publish'
import type { Act } from '#domain/teaching/act'
import type { Confirmation, Unconfirmed } from '#domain/teaching/enrolments/confirm_warnings'
import { groupEnding } from '#domain/teaching/events'
import { completeAll, dissolve, type Fate } from '#domain/teaching/groups/close_group'
import type { PriceChoice } from '#domain/teaching/rules/price'
import { type LockedGroup, lockGroups } from '#domain/teaching/groups/locked_group'
import { offerFreeSeats } from '#domain/teaching/enrolments/offer_seats'
import { liveStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'
import {
  groupMayStep,
  type GroupStatus,
  hasEnded,
  isEnrolling,
} from '#domain/teaching/groups/rules/group_state'
import { writeGroupStatus } from '#domain/teaching/groups/write_group_status'

type Input = Act & {
  id: string
  to: GroupStatus
  reason: string | null
  /** Required when a group with students in it is cancelled. */
  fate:
    | { type: 'drop' }
    | ({ type: 'transfer'; targetId: string; price: PriceChoice } & Confirmation)
    | null
  /** Where its class sessions to come are cancelled. */
  telling?: Telling
}

/** `undo` is null once the step offered seats to those who wait. */
type Changed = {
  group: LockedGroup
  undo: { actId: string; version: number } | null
  letters: number
}

type Refusal =
  | { type: 'not_found' | 'fate_wanted' | 'unknown_target' | 'target_not_enrolling' }
  | { type: 'not_possible'; status: GroupStatus }
  | Unconfirmed

/** Takes the enrolments along (domain §1.9). */
export class ChangeGroupStatus {
  execute(input: Input): Promise<Result<Changed, Refusal | Busy>> {
    return unlessHeld(() =>
      rollbackOnRefusal<Changed, Refusal>(input.tenantId, async (refuse) => {
        const changed = await this.#change({ ...input, actId: uuid() })
        return changed.ok ? changed.value : refuse(changed.error)
      })
    )
  }

  async #change(input: Input & { actId: string }): Promise<Result<Changed, Refusal>> {
    const { id, to, fate } = input
    const groups = await lockGroups(id, ...(fate?.type === 'transfer' ? [fate.targetId] : []))
    const group = groups.get(id.toLowerCase())
    if (!group) return err({ type: 'not_found' })
    if (group.isArchived || !groupMayStep(group.status, to)) {
      return err({ type: 'not_possible', status: group.status })
    }
    const decided = to === 'cancelled' ? await fateOf(group, fate, groups) : null
    if (decided && !decided.ok) return decided
    const letters = hasEnded(to) ? await tellOfEnd(input, group) : 0
    const dissolved = decided ? await dissolve(input, group, decided.value, input) : ok(null)
    if (!dissolved.ok) return dissolved
    if (to === 'completed') await completeAll(input, group, input)
    const version = await writeGroupStatus(input, group, { status: to, reason: input.reason })
    const offered = isEnrolling(to) ? await offerFreeSeats(input, group.id) : 0
    const undo = offered > 0 ? null : { actId: input.actId, version }
    return ok({ group, undo, letters })
  }
}

async function tellOfEnd({ actor, telling }: Input, { id: groupId }: LockedGroup) {
  if (!telling?.told.length) return 0
  const letters = await publish(groupEnding, { groupId, actor, telling })
  return letters.reduce((sum, one) => sum + one, 0)
}

async function fateOf(
  group: LockedGroup,
  fate: Input['fate'],
  groups: Map<string, LockedGroup>
): Promise<Result<Fate, Refusal>> {
  if (!fate) return (await hasLive(group.id)) ? err({ type: 'fate_wanted' }) : ok({ type: 'drop' })
  if (fate.type === 'drop') return ok(fate)
  const target = groups.get(fate.targetId.toLowerCase())
  if (!target || target.id === group.id) return err({ type: 'unknown_target' })
  if (target.isArchived || !isEnrolling(target.status)) return err({ type: 'target_not_enrolling' })
  const { price, confirmed_warnings } = fate
  return ok({ type: 'transfer', target, price, confirmed_warnings })
}

const firstLive = statement((query, given: { groupId: string }) =>
  query
    .selectFrom('enrolments')
    .where('group_id', '=', given.groupId)
    .where('status', 'in', literals(liveStatuses))
    .limit(sql.lit(1))
    .select('id')
)

async function hasLive(groupId: string) {
  return (await firstLive({ groupId })).length > 0
}
