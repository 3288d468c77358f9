import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { findChoices } from '~/ui/form/find_choices'
import { FilterMenu } from '~/ui/list/filter_menu'
import classes from '~/ui/list/choice_filter.module.css'

export interface FilterChoice<Value extends string = string> {
  value: Value
  label: ReactNode
  /** What it is found by beside a label of text. */
  words?: string
}

interface ChoiceFilterProps<Value extends string> {
  label: string
  options: FilterChoice<Value>[]
  value: Value[]
  onChange: (value: Value[]) => void
}

const MANY = 12
const SHOWN = 50

/** Any number of values of one filter; many can be searched, and those that are chosen stay in sight. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, options, value, onChange } = props
  const t = useTranslations('ui.list')
  const [search, setSearch] = useState('')
  const isLong = options.length > MANY
  const shown = isLong ? firstOf(options, value, search) : options
  return (
    <FilterMenu label={label} chosen={value.length}>
      {isLong && (
        <TextInput
          aria-label={t('search')}
          placeholder={t('search')}
          mb="xs"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <Checkbox.Group
        aria-label={label}
        value={value}
        onChange={(next) => onChange(next as Value[])}
      >
        <Stack gap="xs" className={isLong ? classes.long : undefined}>
          {shown.map((option) => (
            <Checkbox key={option.value} value={option.value} label={option.label} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FilterMenu>
  )
}

function firstOf<Value extends string>(
  options: FilterChoice<Value>[],
  chosen: Value[],
  search: string
) {
  const isChosen = ({ value }: FilterChoice<Value>) => chosen.includes(value)
  const others = options
    .filter((option) => !isChosen(option))
    .map((option) => ({
      option,
      label: typeof option.label === 'string' ? option.label : '',
      words: option.words,
    }))
  const found = findChoices(others, search, SHOWN).map(({ option }) => option)
  return [...options.filter(isChosen), ...found]
}
