import { Link } from '@adonisjs/inertia/react'
import { IconArrowsSort, IconStairsUp } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { type EntryListProps, useEntryList } from '~/components/catalogue/use_entry_list'
import type { LevelList, LevelQuery, LevelRow } from '~/components/levels/types'
import { RecordList } from '~/ui/list/record_list'
import { useCounts } from '~/components/catalogue/use_counts'
import { levelScopes } from '#domain/teaching/catalogue/rules/level_scope'
import { useAges } from '~/components/levels/use_ages'
import { useFormat } from '~/hooks/use_format'
import { Menu } from '~/ui/menu/menu'

type LevelsIndexProps = EntryListProps<LevelQuery> & { levels: LevelList }

export default function LevelsIndex({ levels, query, can, list }: LevelsIndexProps) {
  const t = useTranslations('levels.acts')
  const arrange = can.update && (
    <Menu.Item
      component={Link}
      href={urlFor('admin.level_order.edit')}
      leftSection={<IconArrowsSort size={16} aria-hidden />}
    >
      {t('arrange')}
    </Menu.Item>
  )
  return (
    <RecordList
      {...useLevelList()}
      page={levels}
      query={query}
      can={can}
      settings={list}
      menu={arrange}
    />
  )
}

function useLevelList() {
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
