import { createRecord } from '#domain/shared/records/create_record'
import { freeCode } from '#domain/shared/records/free_code'
import { refusingTaken, type Taken } from '#domain/shared/records/refusing_taken'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import type { Act } from '#domain/teaching/act'
import { setAssistants } from '#domain/teaching/groups/group_assistants'
import type { GroupFields } from '#domain/teaching/groups/group_fields'
import { groupRecord } from '#domain/teaching/groups/group_record'
import { unusableChoice, type UnusableChoice } from '#domain/teaching/groups/group_references'
import type { NewGroupStatus } from '#domain/teaching/groups/rules/group_state'
import { titledGroup } from '#domain/teaching/groups/titled_group'
import { codePrefixes } from '#domain/shared/records/number_prefixes'

type Input = Act & { fields: GroupFields; status: NewGroupStatus }
type Refusal = UnusableChoice | Taken

export class CreateGroup {
  async execute(input: Input): Promise<Result<{ id: string; code: string }, Refusal>> {
    return refusingTaken('groups', () => withTenant(input.tenantId, () => this.#create(input)))
  }

  async #create({
    fields,
    status,
    actor,
  }: Input): Promise<Result<{ id: string; code: string }, Refusal>> {
    const unusable = await unusableChoice(fields)
    if (unusable) return err(unusable)
    const columns = await titledGroup(fields)
    const code = fields.code ?? (await freeCode('groups', codePrefixes.groups))
    const id = await createRecord(groupRecord, actor, { code, ...columns, status })
    await setAssistants(actor, id, fields.assistantIds)
    return ok({ id, code })
  }
}
