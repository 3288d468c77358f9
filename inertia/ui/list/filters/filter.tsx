import { ChoiceFilter } from '~/ui/list/filters/choice_filter'
import { DaysFilter } from '~/ui/list/filters/days_filter'
import { chosenOf, dayOf } from '~/ui/list/filters/filter_values'
import type { FilterPart, ListedQuery } from '~/ui/list/list_description'
import { SearchedFilter } from '~/ui/list/filters/searched_filter'

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
