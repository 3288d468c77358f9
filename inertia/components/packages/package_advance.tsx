import { router } from '@inertiajs/react'
import { Menu } from '@mantine/core'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PackageDetail } from '~/components/packages/types'

/** Puts a draft on sale, or retires what is on sale. */
export function PackageAdvance({ found }: { found: PackageDetail }) {
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
