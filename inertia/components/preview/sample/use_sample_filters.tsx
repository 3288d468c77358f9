import { useTranslations } from 'use-intl'
import type { FilterPart } from '~/ui/list/list_description'

const statuses = ['active', 'on_hold', 'left'] as const

/** How long a server would take to answer. */
const PAUSE = 300

/** One filter of each kind: by a choice, by days, and by records that are looked for as one types. */
export function useSampleFilters(): FilterPart[] {
  const t = useTranslations('preview')
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('columns.status'),
      options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      kind: 'days',
      name: 'created',
      label: t('columns.created_at'),
      from: t('filters.created_from'),
      to: t('filters.created_to'),
    },
    { kind: 'searched', name: 'group', label: t('filters.group'), find: findGroups },
  ]

  async function findGroups(typed: string) {
    await new Promise((done) => window.setTimeout(done, PAUSE))
    return [1, 2, 3]
      .map((number) => ({ value: String(number), label: t('sample.choice', { number }) }))
      .filter(({ label }) => label.includes(typed))
  }
}
