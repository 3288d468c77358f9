import { Link } from '@adonisjs/inertia/react'
import { Menu } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { EntryListProps } from '~/components/catalogue/use_entry_list'
import type { LevelList, LevelQuery } from '~/components/levels/types'
import { useLevelList } from '~/components/levels/use_level_list'
import { RecordList } from '~/ui/list/record_list'

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
