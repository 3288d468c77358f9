import { useBranches, useBranchNames } from '~/components/branches/use_branches'
import type { Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'

interface BranchFieldProps {
  label: string
  field: Binding<string>
}

/** Nothing is asked where the centre has only one branch; what says none is in the main one. */
export function BranchField({ label, field }: BranchFieldProps) {
  const branches = useBranches()
  const names = useBranchNames()
  if (branches.length === 0) return null
  const value = field.value || (branches.find(({ is_main }) => is_main)?.id ?? '')
  const offered = branches.filter(({ id, is_archived }) => !is_archived || id === value)
  const choices = offered.map(({ id }) => ({ value: id, label: names.get(id) ?? '' }))
  return <ChoiceField label={label} field={{ ...field, value }} choices={choices} required />
}
