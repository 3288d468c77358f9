import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { FilterMenu } from '~/ui/list/filters/filter_menu'
import type { SearchedFilterPart } from '~/ui/list/list_description'

const SearchedValues = lazyPart(() => import('~/ui/list/filters/searched_values'))

interface SearchedFilterProps {
  filter: SearchedFilterPart
  value: string[]
  onChange: (value: string[]) => void
}

export function SearchedFilter(props: SearchedFilterProps) {
  return (
    <FilterMenu label={props.filter.label} chosen={props.value.length}>
      <Suspense fallback={<Skeleton w={240} h={120} />}>
        <SearchedValues {...props} />
      </Suspense>
    </FilterMenu>
  )
}
