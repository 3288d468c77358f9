import { ownBranches } from '#domain/shared/data/branch_limit'
import { unusableRecord, type UnusableRecord } from '#domain/shared/records/unusable_record'

/** Of what is a branch's or, without one, the whole centre's: only who works in all of it makes that. */
export async function unusableBranch({
  branch_id: id = null,
}: {
  branch_id?: string | null
}): Promise<UnusableRecord | undefined> {
  if (id === null && ownBranches() !== null) return { type: 'unusable', field: 'branch_id' }
  return unusableRecord([{ field: 'branch_id', table: 'branches', id }])
}
