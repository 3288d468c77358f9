import { type BranchFields, branchRecord } from '#domain/scheduling/branches/branch_record'
import type { Actor } from '#domain/shared/audit/actor'
import { chooseZone } from '#domain/shared/data/choose_zone'
import { withTenant } from '#domain/shared/data/database'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { changeEntry } from '#domain/shared/records/save_entry'

type Input = { tenantId: string; actor: Actor; id: string; version: number; fields: BranchFields }

export class ChangeBranch {
  execute({ tenantId, actor, ...edit }: Input) {
    return refusingTaken('branches', () =>
      withTenant(tenantId, async () => {
        await chooseZone(edit.fields.time_zone)
        return changeEntry(branchRecord, actor, edit)
      })
    )
  }
}
