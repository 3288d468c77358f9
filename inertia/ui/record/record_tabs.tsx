import { useTranslations } from 'use-intl'
import { LinkTabs } from '~/ui/page/link_tabs'

type RecordTab = { id: string; label: string; count?: number }

interface RecordTabsProps {
  url: string
  tabs: RecordTab[]
  current: string
}

export function RecordTabs({ url, tabs, current }: RecordTabsProps) {
  const t = useTranslations('ui.record')
  return (
    <LinkTabs
      label={t('tabs')}
      tabs={tabs.map(({ id, label, count }, index) => ({
        href: index === 0 ? url : `${url}?tab=${id}`,
        label,
        count,
        isCurrent: id === current,
      }))}
    />
  )
}

export function useUsualTabs() {
  const t = useTranslations('ui.record')
  const overview = { id: 'overview', label: t('overview') }
  const details = { id: 'details', label: t('details') }
  const activity = { id: 'activity', label: t('activity_tab') }
  return { overview, details, activity }
}
