import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { chosenOf, dayOf } from '~/ui/list/filters/filter_values'
import type { FilterChip } from '~/ui/list/filters/filter_chips'
import type { FilterPart, ListedQuery } from '~/ui/list/list_description'
import type { ListControls } from '~/ui/list/use_list_query'

export function useFilterChips<Q extends ListedQuery>(
  { query, change }: Pick<ListControls<Q>, 'query' | 'change'>,
  filters: FilterPart[]
): FilterChip[] {
  const t = useTranslations('ui.list')
  const format = useFormat()
  const take = (name: string, value: unknown) => change({ [name]: value } as Partial<Q>)
  const search: FilterChip = {
    id: 'q',
    name: t('search'),
    value: <bdi>{query.q}</bdi>,
    remove: () => take('q', ''),
  }
  const archived: FilterChip = {
    id: 'archived',
    name: t('archived_only'),
    value: null,
    remove: () => take('archived', false),
  }
  const own = filters.flatMap((filter): FilterChip[] => {
    const { kind, name } = filter
    if (kind !== 'days') {
      const chosen = chosenOf(query, name)
      return (filter.options ?? [])
        .filter(({ value }) => chosen.includes(value))
        .map(({ value, label }) => ({
          id: `${name} ${value}`,
          name: filter.label,
          value: label,
          remove: () =>
            take(
              name,
              chosen.filter((other) => other !== value)
            ),
        }))
    }
    const side = (end: 'from' | 'to') => {
      const day = dayOf(query, `${name}_${end}`)
      const remove = () => take(`${name}_${end}`, null)
      return day
        ? [{ id: `${name}_${end}`, name: filter[end], value: format.day(day), remove }]
        : []
    }
    return [...side('from'), ...side('to')]
  })
  return [...(query.q ? [search] : []), ...own, ...(query.archived ? [archived] : [])]
}
