import type { Option } from '~/components/courses/types'
import { useBothNames } from '~/ui/names/both_names'
import { useFieldValue, type WriteField } from '~/ui/record/use_field_value'

export function useCourseValue(options: Option[]): WriteField {
  const names = useBothNames()
  const inWords = useFieldValue('courses')
  return (field, value) => {
    if (field === 'work_types' && typeof value === 'string') return inWords(field, value.split(' '))
    if (field !== 'subject_id' && field !== 'level_id') return inWords(field, value)
    const option = options.find(({ id }) => id === value)
    return option ? names(option).lead : ''
  }
}
