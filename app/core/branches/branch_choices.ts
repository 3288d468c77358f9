import type { Tenant } from '#domain/access/centre/tenant'
import {
  type BranchOption,
  branchOptions,
} from '#domain/scheduling/branches/queries/branch_options'
import { ownBranches } from '#domain/shared/data/branch_limit'
import { readStatements } from '#domain/shared/data/database'

/** Not where the centre has only one, nor to somebody who works in only one. */
export const speaksOfBranches = ({ branches }: Tenant) =>
  branches > 1 && ownBranches()?.length !== 1

/** What a list or a form chooses a branch among; nothing is asked where there is only one. */
export const branchChoices = async (tenant: Tenant): Promise<BranchOption[]> =>
  speaksOfBranches(tenant) ? readStatements(tenant.id, () => branchOptions({})) : []
