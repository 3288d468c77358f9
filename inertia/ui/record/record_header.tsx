import { Link } from '@adonisjs/inertia/react'
import { Button, Text } from '@mantine/core'
import { IconArchive, IconPencil, IconRestore } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRecentRecord } from '~/recents/use_recent_record'
import { Menu } from '~/ui/menu/menu'
import { PageHeader } from '~/ui/page/page_header'
import { archiveRecords, runRestore } from '~/ui/record/archive/archiving'
import { RefusedNotice } from '~/ui/record/archive/refused_notice'
import type { RecordUrls } from '~/ui/record/record_urls'
import type { Abilities } from '~/ui/record/types'
import { useAreaWords, type Area } from '~/ui/use_area_words'
import classes from '~/ui/record/names.module.css'

interface RecordHeaderProps {
  area: Area
  record: { id: string; archived_at: string | null }
  name: { lead: string; other: string | null }
  picture?: ReactNode
  lead?: ReactNode
  urls: RecordUrls
  can: Abilities
  primary?: ReactNode
  menu?: ReactNode
}

export function RecordHeader(props: RecordHeaderProps) {
  const { area, record, name, picture, lead, urls, can, primary, menu } = props
  const words = useAreaWords(area)
  const t = useTranslations('ui.list')
  const isArchived = record.archived_at !== null
  const mayEdit = can.update && !isArchived && urls.edit
  const archives = urls.archives?.()
  useRecentRecord(area, record.id, name)
  return (
    <>
      <PageHeader
        title={name.lead}
        heading={
          <span className={classes.identity}>
            {picture}
            <span className={classes.names}>
              <bdi>{name.lead}</bdi>
              {name.other && (
                <Text span display="block" c="dimmed">
                  <bdi>{name.other}</bdi>
                </Text>
              )}
            </span>
          </span>
        }
        lead={lead && <span className={classes.meta}>{lead}</span>}
        crumbs={[{ label: words('title'), href: urls.index() }]}
        primary={
          (mayEdit || primary) && (
            <>
              {mayEdit && (
                <Button
                  component={Link}
                  href={mayEdit(record.id)}
                  variant={primary ? 'default' : 'filled'}
                  leftSection={<IconPencil size={16} aria-hidden />}
                  data-shortcut="edit"
                >
                  {t('edit')}
                </Button>
              )}
              {primary}
            </>
          )
        }
        menu={menuOf()}
      />
      <RefusedNotice />
    </>
  )

  function menuOf() {
    const restore = archives && isArchived && can.update && (
      <Menu.Item
        leftSection={<IconRestore size={16} aria-hidden />}
        onClick={() => runRestore(urls, [record.id])}
      >
        {t('restore')}
      </Menu.Item>
    )
    const archive = archives && !isArchived && can.delete && (
      <Menu.Item
        leftSection={<IconArchive size={16} aria-hidden />}
        onClick={() => archiveRecords(archives, [record.id])}
      >
        {t('archive')}
      </Menu.Item>
    )
    const last = restore || archive
    if (!menu && !last) return undefined
    return (
      <>
        {menu}
        {last}
      </>
    )
  }
}
