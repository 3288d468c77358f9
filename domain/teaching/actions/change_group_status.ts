import { now } from '#domain/shared/clock'
import { recordAudit } from '#domain/shared/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { selectRows } from '#domain/shared/select_rows'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'
import type { Act } from '#domain/teaching/act'
import { completeAll, dissolve, type Fate } from '#domain/teaching/close_group'
import type { PriceChoice } from '#domain/teaching/enter_group'
import { type LockedGroup, lockGroups } from '#domain/teaching/locked_group'
import { offerFreeSeats } from '#domain/teaching/offer_seats'
import { liveStatuses } from '#domain/teaching/rules/enrolment_state'
import { groupMayStep, type GroupStatus, isEnrolling } from '#domain/teaching/rules/group_state'

type Input = Act & {
  id: string
  to: GroupStatus
  reason: string | null
  /** Asked when a group with students in it is cancelled. */
  fate: { type: 'drop' } | { type: 'transfer'; targetId: string; price: PriceChoice } | null
}

type Refusal =
  | { type: 'not_found' | 'fate_wanted' | 'unknown_target' | 'target_not_enrolling' }
  | { type: 'not_possible'; status: GroupStatus }

/** Takes a group one step along its life, and its enrolments with it (domain §1.9). */
export class ChangeGroupStatus {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    return withTenant(input.tenantId, () => this.#change(input))
  }

  async #change(input: Input): Promise<Result<undefined, Refusal>> {
    const { id, to, fate } = input
    const groups = await lockGroups(id, ...(fate?.type === 'transfer' ? [fate.targetId] : []))
    const group = groups.get(id.toLowerCase())
    if (!group) return err({ type: 'not_found' })
    if (group.isArchived || !groupMayStep(group.status, to)) {
      return err({ type: 'not_possible', status: group.status })
    }
    if (to === 'cancelled') {
      const decided = await fateOf(group, fate, groups)
      if (!decided.ok) return decided
      await dissolve(input, group, decided.value, input)
    }
    if (to === 'completed') await completeAll(input, group, input)
    await write(input, group)
    if (isEnrolling(to)) await offerFreeSeats(input, group.id)
    return ok(undefined)
  }
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
  return ok({ type: 'transfer', target, price: fate.price })
}

async function hasLive(groupId: string) {
  const rows = await selectRows(
    'select from enrolments where group_id = ? and status = any(?) limit 1',
    [groupId, [...liveStatuses]]
  )
  return rows.length > 0
}

async function write({ to, reason, actor }: Input, { id, status, version }: LockedGroup) {
  await currentTransaction()
    .from('groups')
    .where({ id })
    .update({
      status: to,
      status_reason: reason,
      version: version + 1,
      updated_at: now().toJSDate(),
    })
  await recordAudit({
    actor,
    action: 'groups.status',
    subjectType: 'group',
    subjectId: id,
    before: { status },
    after: { status: to, ...(reason === null ? {} : { status_reason: reason }) },
  })
}
