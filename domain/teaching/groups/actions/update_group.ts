import { type Busy, unlessHeld } from '#domain/shared/data/held_by_another'
import { publish } from '#domain/shared/events/publish'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import { refusingTaken, type Taken } from '#domain/shared/records/refusing_taken'
import { unlessUnseen } from '#domain/shared/records/unless_unseen'
import { updateRecord } from '#domain/shared/records/update_record'
import { err, ok, type Result } from '#domain/shared/result'
import { today } from '#domain/shared/time/clock'
import { withTenant } from '#domain/shared/data/database'
import type { Act } from '#domain/teaching/act'
import { attendanceSwitched, groupMoved } from '#domain/teaching/events'
import { setAssistants } from '#domain/teaching/groups/group_assistants'
import { groupFit, type GroupFields } from '#domain/teaching/groups/group_fields'
import { groupRecord } from '#domain/teaching/groups/group_record'
import { unusableChoice, type UnusableChoice } from '#domain/teaching/groups/group_references'
import { type LockedGroup, lockGroup } from '#domain/teaching/groups/locked_group'
import { confirmChange } from '#domain/teaching/enrolments/confirm_change'
import type { Confirmation, Unconfirmed } from '#domain/teaching/enrolments/confirm_warnings'
import { offerFreeSeats } from '#domain/teaching/enrolments/offer_seats'
import { findGroupChangeWarnings } from '#domain/teaching/enrolments/queries/find_change_warnings'
import { lowestCapacity } from '#domain/teaching/enrolments/rules/seats'
import { type Along, foreseeMove, type MoveRefusal } from '#domain/teaching/groups/move_group'
import { titledGroup } from '#domain/teaching/groups/titled_group'

type Input = Act &
  Confirmation & {
    id: string
    version: number
    fields: GroupFields
    /** The agreement names what would move to another branch; '' where nobody was asked. */
    agreed?: string
  }
type Refusal =
  | UnusableChoice
  | Taken
  | EditRefusal
  | MoveRefusal
  | Unconfirmed
  | { type: 'capacity_below_seats'; lowest: number }

/** `along` is what moved to another branch with it, null if it stays. */
type Saved = { along: Along | null }

/** Offers any seats it gains to the waiting list; its upcoming sessions follow it to another branch. */
export class UpdateGroup {
  execute(input: Input): Promise<Result<Saved, Refusal | Busy>> {
    return unlessHeld(() =>
      refusingTaken('groups', () => withTenant(input.tenantId, () => this.#update(input)))
    )
  }

  async #update(input: Input): Promise<Result<Saved, Refusal>> {
    const { id, version, fields, actor } = input
    const found = unlessStale(await lockGroup(id), version)
    if (!found.ok) return found
    const group = found.value
    const lowest = lowestCapacity(group.taken, group.over)
    if (fields.capacity < lowest) return err({ type: 'capacity_below_seats', lowest })
    const unusable = await unusableChoice(fields, group.id)
    if (unusable) return err(unusable)
    const move = await this.#move(input, group)
    if (!move.ok) return move
    const fit = await findGroupChangeWarnings(group.id, groupFit(fields), today(input.zone))
    const confirmed = await confirmChange(fit, input, actor)
    if (!confirmed.ok) return confirmed
    const next = { saved: group.nextGroupId, wanted: fields.nextGroupId }
    const columns = {
      code: fields.code ?? group.code,
      ...(await titledGroup(fields)),
      next_group_id: await unlessUnseen('groups', next),
    }
    const saved = await updateRecord(groupRecord, actor, { id: group.id, version, columns })
    if (!saved.ok) return saved
    if (saved.value.changed.includes('attendance_required'))
      await publish(attendanceSwitched, { groupId: group.id, wasTaken: !fields.attendanceRequired })
    await setAssistants(actor, group.id, fields.assistantIds)
    await offerFreeSeats(input, group.id)
    const moved = { groupId: group.id, branchId: fields.branchId!, actor }
    if (move.value) await publish(groupMoved, moved)
    return ok({ along: move.value })
  }

  async #move({ fields, zone, agreed = '' }: Input, group: LockedGroup) {
    const branchId = fields.branchId?.toLowerCase()
    if (!branchId || branchId === group.branchId) return ok(null)
    return foreseeMove({ groupId: group.id, branchId, zone, agreed })
  }
}
