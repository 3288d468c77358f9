import { useTranslations } from 'use-intl'
import { userUrls } from '~/components/users/user_urls'
import { LinkTabs } from '~/ui/link_tabs'

export type UserTab = 'overview' | 'sessions' | 'activity'

const tabs: UserTab[] = ['overview', 'sessions', 'activity']

/** The parts of an administrator's record. */
export function UserTabs({ id, current }: { id: string; current: UserTab }) {
  const t = useTranslations('users.tabs')
  const href = (tab: UserTab) => userUrls.show(id) + (tab === 'overview' ? '' : `?tab=${tab}`)
  return (
    <LinkTabs
      label={t('label')}
      tabs={tabs.map((tab) => ({ href: href(tab), label: t(tab), isCurrent: tab === current }))}
    />
  )
}
