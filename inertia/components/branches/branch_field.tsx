import type { BranchOption } from '~/components/branches/types'
import { useBranches } from '~/components/branches/use_branches'
import type { Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { useBothNames } from '~/ui/names/both_names'

interface BranchFieldProps {
  label: string
  help?: string
  field: Binding<string>
  /** The page's, unless a form brings its own. */
  branches?: BranchOption[]
}

/** Records without a branch are in the main one, or in the first of the viewer's own. */
export const usualBranch = (branches: BranchOption[]) =>
  branches.find(({ is_main }) => is_main) ?? branches.find((one) => !one.is_archived)

/** Hidden if there is only one branch. */
export function BranchField({ label, help, field, ...given }: BranchFieldProps) {
  const paged = useBranches()
  const branches = given.branches ?? paged
  const names = useBothNames()
  if (branches.length === 0) return null
  const value = field.value || (usualBranch(branches)?.id ?? '')
  const offered = branches.filter(({ id, is_archived }) => !is_archived || id === value)
  const choices = offered.map((branch) => ({ value: branch.id, label: names(branch).lead }))
  return (
    <ChoiceField label={label} help={help} field={{ ...field, value }} choices={choices} required />
  )
}
