import type { Tenant } from '#domain/access/centre/tenant'
import {
  type BranchOption,
  branchOptions,
} from '#domain/scheduling/branches/queries/branch_options'
import { readStatements } from '#domain/shared/data/database'

/** What a list or a form chooses a branch among; nothing is asked where a centre has only one. */
export const branchChoices = async ({ id, branches }: Tenant): Promise<BranchOption[]> =>
  branches > 1 ? readStatements(id, () => branchOptions({})) : []
