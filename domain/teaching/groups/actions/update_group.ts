import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import { refusingTaken, type Taken } from '#domain/shared/records/refusing_taken'
import { unlessUnseen } from '#domain/shared/records/unless_unseen'
import { updateRecord } from '#domain/shared/records/update_record'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import type { Act } from '#domain/teaching/act'
import { setAssistants } from '#domain/teaching/groups/group_assistants'
import type { GroupFields } from '#domain/teaching/groups/group_fields'
import { groupRecord } from '#domain/teaching/groups/group_record'
import { unusableChoice, type UnusableChoice } from '#domain/teaching/groups/group_references'
import { lockGroup } from '#domain/teaching/groups/locked_group'
import { offerFreeSeats } from '#domain/teaching/enrolments/offer_seats'
import { lowestCapacity } from '#domain/teaching/enrolments/rules/seats'
import { titledGroup } from '#domain/teaching/groups/titled_group'

type Input = Act & {
  id: string
  version: number
  fields: GroupFields
}
type Refusal =
  UnusableChoice | Taken | EditRefusal | { type: 'capacity_below_seats'; lowest: number }

/** Offers seats it gains to those who wait. */
export class UpdateGroup {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    return refusingTaken('groups', () => withTenant(input.tenantId, () => this.#update(input)))
  }

  async #update(input: Input): Promise<Result<undefined, Refusal>> {
    const { id, version, fields, actor } = input
    const found = unlessStale(await lockGroup(id), version)
    if (!found.ok) return found
    const group = found.value
    const lowest = lowestCapacity(group.taken, group.over)
    if (fields.capacity < lowest) return err({ type: 'capacity_below_seats', lowest })
    const unusable = await unusableChoice(fields, group.id)
    if (unusable) return err(unusable)
    const next = { saved: group.nextGroupId, wanted: fields.nextGroupId }
    const columns = {
      code: fields.code ?? group.code,
      ...(await titledGroup(fields)),
      next_group_id: await unlessUnseen('groups', next),
    }
    const saved = await updateRecord(groupRecord, actor, { id: group.id, version, columns })
    if (!saved.ok) return saved
    await setAssistants(actor, group.id, fields.assistantIds)
    await offerFreeSeats(input, group.id)
    return ok(undefined)
  }
}
