import { v7 as uuid } from 'uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import { isInGroup } from '#domain/teaching/enrolments/begin_enrolment'
import type { StepInput, Stepped, StepRefusal } from '#domain/teaching/enrolments/change_enrolment'
import {
  type Confirmation,
  confirmWarnings,
  type Unconfirmed,
} from '#domain/teaching/enrolments/confirm_warnings'
import { enterGroup } from '#domain/teaching/enrolments/enter_group'
import { wantedPlace } from '#domain/teaching/enrolments/queries/find_placement_warnings'
import type { PriceChoice } from '#domain/teaching/rules/price'
import { lockEnrolment, type Locked } from '#domain/teaching/enrolments/locked_enrolment'
import type { LockedGroup } from '#domain/teaching/groups/locked_group'
import { moveEnrolment } from '#domain/teaching/enrolments/move_enrolment'
import { offerFreeSeats } from '#domain/teaching/enrolments/offer_seats'
import { mayStep } from '#domain/teaching/enrolments/rules/enrolment_state'
import type { PlacementWarningType } from '#domain/shared/choices/placement_warnings'
import { isEnrolling } from '#domain/teaching/groups/rules/group_state'
import { freeSeats, placementOf } from '#domain/teaching/enrolments/rules/seats'

type Input = StepInput &
  Confirmation & {
    targetId: string
    /** The first day there and the first no longer here, YYYY-MM-DD. */
    on: string
    price: PriceChoice
    overCapacityReason: string | null
  }

export type TransferRefusal =
  | StepRefusal
  | { type: 'unknown_target' | 'same_group' | 'not_enrolling' | 'already_enrolled' | 'full' }
  | Unconfirmed

/**
 * No drop: the new enrolment knows the one it follows. It needs a seat there now, because a student
 * who waited would be in neither group.
 */
export class TransferEnrolment {
  async execute(input: Input): Promise<Result<Stepped, TransferRefusal>> {
    return withTenant(input.tenantId, async () => {
      const locked = await lockEnrolment(input.id, input.targetId)
      if (!locked) return err({ type: 'not_found' })
      const target = locked.groups.get(input.targetId.toLowerCase())
      if (!target) return err({ type: 'unknown_target' })
      const refusal = await refusalOf(input, locked, target)
      if (refusal) return err(refusal)
      const { enrolment } = locked
      const place = wantedPlace(target.id, enrolment.studentId, input.on)
      const confirmed = await confirmWarnings(place, input)
      if (!confirmed.ok) return confirmed
      return ok(await transfer(input, locked, { target, confirmed_warnings: confirmed.value }))
    })
  }
}

async function refusalOf(
  { overCapacityReason }: Input,
  { enrolment, group }: Locked,
  target: LockedGroup
): Promise<TransferRefusal | undefined> {
  const { status, studentId } = enrolment
  if (target.id === group.id) return { type: 'same_group' }
  if (!mayStep(status, 'transferred')) return { type: 'not_possible', status }
  if (target.isArchived || !isEnrolling(target.status)) return { type: 'not_enrolling' }
  if (await isInGroup(studentId, target.id)) return { type: 'already_enrolled' }
  const hasSeat = placementOf(target) === 'seat' || overCapacityReason
  return hasSeat ? undefined : { type: 'full' }
}

type Target = { target: LockedGroup; confirmed_warnings: PlacementWarningType[] }

async function transfer(
  input: Input,
  { enrolment, group }: Locked,
  { target, confirmed_warnings }: Target
): Promise<Stepped> {
  const { reason, on, price } = input
  const act = { ...input, actId: uuid() }
  await moveEnrolment(act, enrolment, 'transferred', { verb: 'transfer', reason, on })
  const overCapacityReason = freeSeats(target) === 0 ? input.overCapacityReason : null
  const id = await enterGroup(act, enrolment, {
    target,
    status: enrolment.status === 'trial' ? 'trial' : 'active',
    startsOn: on,
    price,
    source: 'transfer',
    reason,
    overCapacityReason,
    confirmed_warnings,
  })
  const passedOn = (await offerFreeSeats(input, group.id)) > 0
  const { studentId } = enrolment
  return { id, groupId: target.id, studentId, actId: passedOn ? null : act.actId, passedOn }
}
