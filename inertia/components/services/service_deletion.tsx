import { router } from '@inertiajs/react'
import { Menu } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { serviceUrls } from '~/components/services/service_urls'
import type { ServiceDetail } from '~/components/services/types'

/** Deletes a service nothing is made of; where a package is, the act is not offered and says why. */
export function ServiceDeletion({ service }: { service: ServiceDetail }) {
  const t = useTranslations('services')
  const count = service.packages.length
  return (
    <Menu.Item
      color="red"
      disabled={count > 0}
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() => router.delete(serviceUrls.destroy(service.id))}
    >
      {count > 0 ? t('acts.used', { count }) : t('acts.delete')}
    </Menu.Item>
  )
}
