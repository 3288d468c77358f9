import type { Option } from '~/components/courses/types'
import { useBothNames } from '~/ui/names/both_names'
import type { Choice } from '~/ui/form/fields/choice/choice_field'

export function useOptions(): (options: Option[]) => Choice[] {
  const names = useBothNames()
  return (options) =>
    options.map((option) => {
      const { lead, other } = names(option)
      return { value: option.id, label: lead, words: `${other ?? ''} ${option.code}` }
    })
}
