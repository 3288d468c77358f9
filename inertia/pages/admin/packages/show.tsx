import { urlFor } from '~/client'
import { recordUrls } from '~/ui/record/record_urls'
import { PackageOverview } from '~/components/packages/package_overview'
import { PackageStatusWord } from '~/components/packages/package_status_word'
import type { PackageDetail } from '~/components/packages/types'
import { Menu } from '~/ui/menu/menu'
import { useBothNames } from '~/ui/names/both_names'
import { Money } from '~/ui/money'
import { RecordActivity } from '~/ui/record/activity/record_activity'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordPage } from '~/ui/record/record_page'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import type { Abilities, ActivityRow } from '~/ui/record/types'
import { router } from '@inertiajs/react'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'

type PackageShowProps = {
  package: PackageDetail
  activity: ActivityRow[]
  tab: 'overview' | 'activity'
  can: Abilities
}

export default function PackageShow({ package: found, activity, tab, can }: PackageShowProps) {
  const tabs = useUsualTabs()
  const mayEdit = can.update && found.status !== 'retired'
  const name = useBothNames()(found)
  return (
    <RecordPage name={name.lead}>
      <RecordHeader
        area="packages"
        record={found}
        name={name}
        lead={
          <>
            <PackageStatusWord found={found} />
            <Money amount={found.price} />
          </>
        }
        urls={mayEdit ? recordUrls('packages') : { ...recordUrls('packages'), edit: undefined }}
        can={can}
        menu={can.update && <PackageAdvance found={found} />}
      />
      <RecordTabs
        url={urlFor('admin.packages.show', { id: found.id })}
        tabs={[tabs.overview, tabs.activity]}
        current={tab}
      />
      {tab === 'overview' ? (
        <PackageOverview found={found} />
      ) : (
        <RecordActivity area="packages" activity={activity} />
      )}
    </RecordPage>
  )
}

function PackageAdvance({ found }: { found: PackageDetail }) {
  const t = useTranslations('packages.acts')
  const { next_status: status, version } = found
  if (status === null || status === 'draft' || found.archived_at) return null
  const Icon = status === 'active' ? IconPlayerPlay : IconPlayerStop
  return (
    <Menu.Item
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() =>
        router.put(
          urlFor('admin.packages.status.update', { id: found.id }),
          { status, version },
          { preserveScroll: true }
        )
      }
    >
      {t(status)}
    </Menu.Item>
  )
}
