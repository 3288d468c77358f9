import { Checkbox, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { FilterMenu } from '~/ui/list/filter_menu'

interface ChoiceFilterProps<Value extends string> {
  label: string
  options: { value: Value; label: ReactNode }[]
  value: Value[]
  onChange: (value: Value[]) => void
}

/** Any number of values of one filter. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <FilterMenu label={label} chosen={value.length}>
      <Checkbox.Group
        aria-label={label}
        value={value}
        onChange={(next) => onChange(next as Value[])}
      >
        <Stack gap="xs">
          {options.map((option) => (
            <Checkbox key={option.value} value={option.value} label={option.label} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FilterMenu>
  )
}
