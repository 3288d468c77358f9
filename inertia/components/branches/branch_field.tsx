import { useBranches, useBranchNames } from '~/components/branches/use_branches'
import type { Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'

interface BranchFieldProps {
  label: string
  field: Binding<string>
}

/** Nothing is asked where there is only one branch; what says none is in the main one, or the first of one's own. */
export function BranchField({ label, field }: BranchFieldProps) {
  const branches = useBranches()
  const names = useBranchNames()
  if (branches.length === 0) return null
  const usual = branches.find(({ is_main }) => is_main) ?? branches.find((one) => !one.is_archived)
  const value = field.value || (usual?.id ?? '')
  const offered = branches.filter(({ id, is_archived }) => !is_archived || id === value)
  const choices = offered.map(({ id }) => ({ value: id, label: names.get(id) ?? '' }))
  return <ChoiceField label={label} field={{ ...field, value }} choices={choices} required />
}
