import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Use } from '~/components/catalogue/types'
import { UsesTab } from '~/components/catalogue/uses_tab'
import { type BothNames, useBothNames } from '~/ui/names/both_names'
import { RecordActivity } from '~/ui/record/activity/record_activity'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordPage } from '~/ui/record/record_page'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import type { RecordUrls } from '~/ui/record/record_urls'
import type { Abilities, ActivityRow } from '~/ui/record/types'
import type { WriteField } from '~/ui/record/use_field_value'
import { Swatch } from '~/ui/swatch'
import type { Area } from '~/ui/use_area_words'
import { IconTrash } from '@tabler/icons-react'
import { DeleteDialog, type DeleteDialogProps } from '~/components/catalogue/delete_dialog'
import { Menu } from '~/ui/menu/menu'

interface EntryPageProps {
  area: Area
  one?: string
  entry: BothNames & {
    id: string
    code?: string
    colour?: string | null
    archived_at: string | null
  }
  /** Null for what nothing else can use. */
  uses: Use[] | null
  activity: ActivityRow[]
  tab: string
  can: Abilities
  urls: RecordUrls & { destroy: (id: string) => string; archives: () => string }
  lead?: ReactNode
  primary?: ReactNode
  overview: ReactNode
  /** An extra tab, for people who may see it. */
  further?: { id: string; label: string; count?: number; body: ReactNode } | null
  write?: WriteField
}

export function EntryPage(props: EntryPageProps) {
  const { area, one, entry, uses, activity, tab, can, urls } = props
  const { lead, primary, overview, further, write } = props
  const t = useTranslations('catalogue.tabs')
  const tabs = useUsualTabs()
  const name = useBothNames()(entry)
  const used = uses?.reduce((sum, { total }) => sum + total, 0)
  const filter = one && `${one}=${entry.id}`
  const { item, dialog } = useDeletion({
    id: entry.id,
    name: name.lead,
    isArchived: entry.archived_at !== null,
    uses: uses ?? [],
    filter,
    urls,
  })
  const usesTab = uses && [{ id: 'uses' as const, label: t('uses'), count: used }]
  const shown = [tabs.overview, ...(usesTab ?? []), ...(further ? [further] : []), tabs.activity]
  const current = shown.some(({ id }) => id === tab) ? tab : 'overview'
  return (
    <RecordPage name={name.lead}>
      <RecordHeader
        area={area}
        record={entry}
        name={name}
        picture={entry.colour !== undefined && <Swatch colour={entry.colour} size={24} />}
        lead={lead ?? (entry.code && <bdi dir="ltr">{entry.code}</bdi>)}
        urls={urls}
        can={can}
        primary={entry.archived_at === null && primary}
        menu={can.delete && item}
      />
      {can.delete && dialog}
      <RecordTabs url={urls.show(entry.id)} tabs={shown} current={current} />
      {current === 'overview' && overview}
      {current === 'uses' && uses && <UsesTab uses={uses} filter={filter} />}
      {further && current === further.id && further.body}
      {current === 'activity' && <RecordActivity area={area} activity={activity} write={write} />}
    </RecordPage>
  )
}

function useDeletion(entry: Omit<DeleteDialogProps, 'opened' | 'onClose'>) {
  const t = useTranslations('catalogue.delete')
  const [opened, setOpened] = useState(false)
  return {
    item: (
      <Menu.Item
        color="danger"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('act')}
      </Menu.Item>
    ),
    dialog: <DeleteDialog {...entry} opened={opened} onClose={() => setOpened(false)} />,
  }
}
