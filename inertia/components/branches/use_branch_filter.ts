import { useBranches, useBranchNames } from '~/components/branches/use_branches'
import type { FilterPart } from '~/ui/list/list_description'

/** None where the centre has only one branch. */
export function useBranchFilter(label: string): FilterPart[] {
  const branches = useBranches()
  const names = useBranchNames()
  if (branches.length === 0) return []
  const options = branches.map(({ id }) => ({ value: id, label: names.get(id) ?? '' }))
  return [{ kind: 'choice', name: 'branch', label, options }]
}
