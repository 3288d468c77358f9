import { Link } from '@adonisjs/inertia/react'
import { Menu } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { levelUrls } from '~/components/levels/level_urls'
import type { LevelList, LevelQuery } from '~/components/levels/types'
import { useLevelList } from '~/components/levels/use_level_list'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'

type LevelsIndexProps = {
  levels: LevelList
  query: LevelQuery
  can: Abilities
  list: ListSettings
}

export default function LevelsIndex({ levels, query, can, list }: LevelsIndexProps) {
  const t = useTranslations('levels.acts')
  const description = useLevelList()
  const arrange = can.update && (
    <Menu.Item
      component={Link}
      href={levelUrls.arrange()}
      leftSection={<IconArrowsSort size={16} aria-hidden />}
    >
      {t('arrange')}
    </Menu.Item>
  )
  return (
    <RecordList
      {...description}
      page={levels}
      query={query}
      can={can}
      settings={list}
      menu={arrange}
    />
  )
}
