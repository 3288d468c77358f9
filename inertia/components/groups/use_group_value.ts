import { useBranchNames } from '~/components/branches/use_branches'
import type { FormOptions } from '~/components/groups/types'
import { useOptionName } from '~/components/groups/use_option_name'
import { useFieldValue, type WriteField } from '~/ui/record/use_field_value'

export function useGroupValue(options?: FormOptions): WriteField {
  const inWords = useFieldValue('groups')
  const { label } = useOptionName()
  const branches = useBranchNames()
  const known = new Map([
    ...branches,
    ...(options
      ? [
          ...options.courses,
          ...options.instructors,
          ...options.levels,
          ...options.terms,
          ...options.groups,
        ].map((option) => [option.id, label(option)] as const)
      : []),
  ])
  const write: WriteField = (field, value) =>
    Array.isArray(value)
      ? value.map((one) => write(field, one)).join(' · ')
      : (known.get(String(value)) ?? inWords(field, value))
  return write
}
