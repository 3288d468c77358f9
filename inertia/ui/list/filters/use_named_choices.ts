import { useEffect } from 'react'
import { fetchOptions } from '~/ui/list/filters/choice_values'
import { chosenOf } from '~/ui/list/filters/filter_values'
import type { FilterPart, ListedQuery } from '~/ui/list/list_description'

export function useNamedChoices(filters: FilterPart[], query: ListedQuery): void {
  const unnamed = filters
    .flatMap((filter) => {
      if (filter.kind === 'days') return []
      const known = filter.options?.map(({ value }) => value) ?? []
      return chosenOf(query, filter.name).filter((value) => !known.includes(value))
    })
    .join()
  useEffect(() => {
    if (unnamed) fetchOptions()
  }, [unnamed])
}
