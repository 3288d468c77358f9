import { useTranslations } from 'use-intl'
import type { StudentQuery } from '~/components/students/types'
import type { FilterChip } from '~/ui/list/filter_chips'
import type { ListControls } from '~/ui/list/use_list_query'
import { useFormat } from '~/hooks/use_format'

/** What the students' list is filtered by, in words. */
export function useStudentChips({ query, change }: ListControls<StudentQuery>): FilterChip[] {
  const t = useTranslations('students')
  const format = useFormat()
  const chips: FilterChip[] = query.status.map((status) => ({
    id: status,
    name: t('filters.status'),
    value: t(`status.${status}`),
    remove: () => change({ status: query.status.filter((other) => other !== status) }),
  }))
  if (query.q) {
    chips.unshift({
      id: 'q',
      name: t('filters.search'),
      value: <bdi>{query.q}</bdi>,
      remove: () => change({ q: '' }),
    })
  }
  if (query.created_from) {
    const value = format.day(query.created_from)
    chips.push({
      id: 'from',
      name: t('filters.created_from'),
      value,
      remove: () => change({ created_from: null }),
    })
  }
  if (query.created_to) {
    const value = format.day(query.created_to)
    chips.push({
      id: 'to',
      name: t('filters.created_to'),
      value,
      remove: () => change({ created_to: null }),
    })
  }
  if (query.archived) {
    chips.push({
      id: 'archived',
      name: t('filters.archived_only'),
      value: null,
      remove: () => change({ archived: false }),
    })
  }
  return chips
}
