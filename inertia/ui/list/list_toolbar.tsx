import { Button, Skeleton } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '~/language/lazy_part'
import { Filter } from '~/ui/list/filters/filter'
import { FilterMenu } from '~/ui/list/filters/filter_menu'
import { chosenCount, withoutDays } from '~/ui/list/filters/filter_values'
import type { FilterPart, ListedQuery } from '~/ui/list/list_description'
import { SearchBox } from '~/ui/list/filters/search_box'
import type { ListControls } from '~/ui/list/use_list_query'
import fading from '~/ui/page/fading.module.css'
import classes from '~/ui/list/record_list.module.css'

const WhenControl = lazyPart(() => import('~/ui/list/filters/when_control'))
const FoldedFilters = lazyPart(() => import('~/ui/list/filters/folded_filters'))

const ROOM = 5
const FIRST = 3

interface ListToolbarProps<Q extends ListedQuery> {
  searchLabel: string
  filters: FilterPart[]
  list: ListControls<Q>
  hasArchive?: boolean
  children?: ReactNode
}

export function ListToolbar<Q extends ListedQuery>(props: ListToolbarProps<Q>) {
  const { searchLabel, filters, list, hasArchive = true, children } = props
  const t = useTranslations('ui.list')
  const { query } = list
  const [inSight, folded] =
    filters.length > ROOM ? [filters.slice(0, FIRST), filters.slice(FIRST)] : [filters, []]
  const change = (next: object, options?: { typing: true }) =>
    list.change(next as Partial<Q>, options)
  return (
    <>
      <div className={classes.search}>
        <SearchBox
          label={searchLabel}
          value={query.q}
          onSearch={(q) => change({ q }, { typing: true })}
        />
      </div>
      <div className={`${classes.filters} ${fading.fading}`}>
        {query.when !== undefined && (
          <Suspense fallback={<Skeleton w={240} h={36} />}>
            <WhenControl
              value={query.when}
              onChange={(when) => change({ ...withoutDays(filters), when, dir: undefined })}
            />
          </Suspense>
        )}
        {inSight.map((filter) => (
          <Filter key={filter.name} filter={filter} query={query} change={change} />
        ))}
        {folded.length > 0 && (
          <FilterMenu
            label={t('filters')}
            chosen={folded.filter((filter) => chosenCount(query, filter) > 0).length}
          >
            <Suspense fallback={<Skeleton w={280} h={160} />}>
              <FoldedFilters filters={folded} query={query} change={change} />
            </Suspense>
          </FilterMenu>
        )}
        {hasArchive && (
          <Button
            variant={query.archived ? 'light' : 'default'}
            fw={500}
            aria-pressed={query.archived}
            leftSection={<IconArchive size={16} aria-hidden />}
            onClick={() => change({ archived: !query.archived })}
          >
            {t('archived')}
          </Button>
        )}
        {children}
      </div>
    </>
  )
}
