import { useTranslations } from 'use-intl'
import { LinkTabs } from '~/ui/link_tabs'

interface RecordTabsProps {
  /** The record's own page; its first tab is there, the others at `?tab=`. */
  url: string
  tabs: { id: string; label: string }[]
  current: string
}

/** The parts of a record. */
export function RecordTabs({ url, tabs, current }: RecordTabsProps) {
  const t = useTranslations('ui.record')
  return (
    <LinkTabs
      label={t('tabs')}
      tabs={tabs.map(({ id, label }, index) => ({
        href: index === 0 ? url : `${url}?tab=${id}`,
        label,
        isCurrent: id === current,
      }))}
    />
  )
}

/** What every record has two tabs of: what is known of it, and who changed it. */
export function useUsualTabs() {
  const t = useTranslations('ui.record')
  const overview = { id: 'overview', label: t('overview') }
  const activity = { id: 'activity', label: t('activity_tab') }
  return { overview, activity }
}
