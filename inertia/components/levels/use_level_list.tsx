import { IconStairsUp } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { EntryCard } from '~/components/catalogue/entry_card'
import { useCounts } from '~/components/catalogue/use_counts'
import { levelScopes } from '~/components/levels/level_scopes'
import { levelUrls } from '~/components/levels/level_urls'
import type { LevelRow } from '~/components/levels/types'
import { useAges } from '~/components/levels/use_ages'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/both_names'
import type { ListDescription } from '~/ui/list/list_description'
import { NamedCell } from '~/ui/record/named_cell'

/** The levels' list as it differs from every other. */
export function useLevelList(): ListDescription<LevelRow> {
  const t = useTranslations('levels')
  const { number } = useFormat()
  const names = useBothNames()
  const counts = useCounts()
  const ages = useAges()
  return {
    area: 'levels',
    icon: <IconStairsUp size={24} />,
    urls: levelUrls,
    name: (level) => names(level).lead,
    filters: [
      {
        kind: 'choice',
        name: 'scope',
        label: t('filters.scope'),
        options: levelScopes.map((scope) => ({ value: scope, label: t(`scope.${scope}`) })),
      },
    ],
    card: (level) => (
      <EntryCard entry={level} href={levelUrls.show(level.id)}>
        {t(`scope.${level.scope}`)} {ages(level)}
      </EntryCard>
    ),
    columns: [
      {
        id: 'name',
        title: t('columns.name'),
        sortable: true,
        cell: (level) => <NamedCell named={level} href={levelUrls.show(level.id)} />,
      },
      {
        id: 'position',
        title: t('columns.position'),
        sortable: true,
        width: 100,
        cell: ({ position }) => number(position),
      },
      {
        id: 'code',
        title: t('columns.code'),
        sortable: true,
        width: 140,
        cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
      },
      {
        id: 'scope',
        title: t('columns.scope'),
        width: 140,
        cell: ({ scope }) => t(`scope.${scope}`),
      },
      { id: 'ages', title: t('columns.ages'), width: 110, cell: (level) => ages(level) },
      { id: 'used_by', title: t('columns.used_by'), width: 240, cell: (level) => counts(level) },
    ],
  }
}
