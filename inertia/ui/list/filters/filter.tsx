import { ChoiceFilter } from '~/ui/list/filters/choice_filter'
import { chosenOf, dayOf } from '~/ui/list/filters/filter_values'
import type { FilterPart, ListedQuery, SearchedFilterPart } from '~/ui/list/list_description'
import { Skeleton, Stack } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { FilterMenu } from '~/ui/list/filters/filter_menu'

export interface FilterProps {
  filter: FilterPart
  query: ListedQuery
  change: (change: object) => void
}

export function Filter({ filter, query, change }: FilterProps) {
  const { name, label } = filter
  const value = chosenOf(query, name)
  const onChange = (chosen: string[]) => change({ [name]: chosen })
  switch (filter.kind) {
    case 'choice':
      return (
        <ChoiceFilter label={label} value={value} options={filter.options} onChange={onChange} />
      )
    case 'searched':
      return <SearchedFilter filter={filter} value={value} onChange={onChange} />
    default:
      return (
        <DaysFilter
          name={name}
          label={label}
          from={dayOf(query, `${name}_from`)}
          to={dayOf(query, `${name}_to`)}
          onChange={change}
        />
      )
  }
}

const DayRange = lazyPart(() => import('~/ui/list/filters/day_range'))

interface DaysFilterProps {
  name: string
  label: string
  from: string | null
  to: string | null
  onChange: (change: Record<string, string | null>) => void
}

function DaysFilter({ name, label, from, to, onChange }: DaysFilterProps) {
  return (
    <FilterMenu label={label} chosen={[from, to].filter(Boolean).length}>
      <Stack w={260}>
        <Suspense fallback={<Skeleton height={140} />}>
          <DayRange
            name={name}
            from={from}
            to={to}
            onFrom={(day) => onChange({ [`${name}_from`]: day })}
            onTo={(day) => onChange({ [`${name}_to`]: day })}
          />
        </Suspense>
      </Stack>
    </FilterMenu>
  )
}

const SearchedValues = lazyPart(() => import('~/ui/list/filters/searched_values'))

interface SearchedFilterProps {
  filter: SearchedFilterPart
  value: string[]
  onChange: (value: string[]) => void
}

function SearchedFilter(props: SearchedFilterProps) {
  return (
    <FilterMenu label={props.filter.label} chosen={props.value.length}>
      <Suspense fallback={<Skeleton w={240} h={120} />}>
        <SearchedValues {...props} />
      </Suspense>
    </FilterMenu>
  )
}
