import type { ReactNode } from 'react'
import { ChoiceValues } from '~/ui/list/filters/choice_values'
import { FilterMenu } from '~/ui/list/filters/filter_menu'

export interface FilterChoice<Value extends string = string> {
  value: Value
  label: ReactNode
  words?: string
}

interface ChoiceFilterProps<Value extends string> {
  label: string
  options?: FilterChoice<Value>[]
  value: Value[]
  onChange: (value: Value[]) => void
}

export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  return (
    <FilterMenu label={props.label} chosen={props.value.length}>
      <ChoiceValues {...props} />
    </FilterMenu>
  )
}
