import { ownBranches } from '#domain/shared/data/branch_limit'
import { unusableRecord, type UnusableRecord } from '#domain/shared/records/unusable_record'

/** For records of one branch or, without one, of the whole centre: only people who work in all of it may write those. */
export async function unusableBranch({
  branch_id: id = null,
}: {
  branch_id?: string | null
}): Promise<UnusableRecord | undefined> {
  if (id === null && ownBranches() !== null) return { type: 'unusable', field: 'branch_id' }
  return unusableRecord([{ field: 'branch_id', table: 'branches', id }])
}
