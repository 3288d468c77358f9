import { useBranches } from '~/components/branches/use_branches'
import { useBothNames, type BothNames } from '~/ui/names/both_names'

/** Null where the centre has only one branch. */
export function useBranchName(branch: BothNames): string | null {
  const names = useBothNames()
  return useBranches().length > 0 ? names(branch).lead : null
}
