import { IconStairsUp } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useCounts } from '~/components/catalogue/use_counts'
import { useEntryList } from '~/components/catalogue/use_entry_list'
import { levelScopes } from '#domain/teaching/catalogue/rules/level_scope'
import type { LevelRow } from '~/components/levels/types'
import { useAges } from '~/components/levels/use_ages'
import { useFormat } from '~/hooks/use_format'

/** The levels' list as it differs from every other. */
export function useLevelList() {
  const t = useTranslations('levels')
  const { number } = useFormat()
  const counts = useCounts()
  const ages = useAges()
  return useEntryList<LevelRow>({
    area: 'levels',
    icon: <IconStairsUp size={24} />,
    filters: [
      {
        kind: 'choice',
        name: 'scope',
        label: t('filters.scope'),
        options: levelScopes.map((scope) => ({ value: scope, label: t(`scope.${scope}`) })),
      },
    ],
    facts: (level) => (
      <>
        {t(`scope.${level.scope}`)} {ages(level)}
      </>
    ),
    columns: ({ name, code }) => [
      name,
      {
        id: 'position',
        title: t('columns.position'),
        sortable: true,
        width: 100,
        cell: ({ position }) => number(position),
      },
      code,
      {
        id: 'scope',
        title: t('columns.scope'),
        width: 140,
        cell: ({ scope }) => t(`scope.${scope}`),
      },
      { id: 'ages', title: t('columns.ages'), width: 110, cell: ages },
      { id: 'used_by', title: t('columns.used_by'), width: 240, cell: counts },
    ],
  })
}
