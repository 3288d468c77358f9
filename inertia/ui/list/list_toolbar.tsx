import { Button } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ChoiceFilter } from '~/ui/list/choice_filter'
import { DaysFilter } from '~/ui/list/days_filter'
import { chosenOf, dayOf } from '~/ui/list/filter_values'
import type { FilterPart, ListedQuery } from '~/ui/list/list_description'
import { SearchBox } from '~/ui/list/search_box'
import type { ListControls } from '~/ui/list/use_list_query'
import fading from '~/ui/fading.module.css'
import classes from '~/ui/list/record_list.module.css'

interface ListToolbarProps<Q extends ListedQuery> {
  /** What the search box looks through. */
  searchLabel: string
  filters: FilterPart[]
  list: ListControls<Q>
  /** Stands at the end, such as the choice of columns. */
  children?: ReactNode
}

/** Search and filters over a list. */
export function ListToolbar<Q extends ListedQuery>(props: ListToolbarProps<Q>) {
  const { searchLabel, filters, list, children } = props
  const t = useTranslations('ui.list')
  const { query } = list
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
        {filters.map((filter) =>
          filter.kind === 'choice' ? (
            <ChoiceFilter
              key={filter.name}
              label={filter.label}
              value={chosenOf(query, filter.name)}
              options={filter.options}
              onChange={(value) => change({ [filter.name]: value })}
            />
          ) : (
            <DaysFilter
              key={filter.name}
              name={filter.name}
              label={filter.label}
              from={dayOf(query, `${filter.name}_from`)}
              to={dayOf(query, `${filter.name}_to`)}
              onChange={change}
            />
          )
        )}
        <Button
          variant={query.archived ? 'light' : 'default'}
          fw={500}
          aria-pressed={query.archived}
          leftSection={<IconArchive size={16} aria-hidden />}
          onClick={() => change({ archived: !query.archived })}
        >
          {t('archived')}
        </Button>
        {children}
      </div>
    </>
  )
}
