import type { ReactNode } from 'react'
import { DepartureHost } from '~/components/people/departure/departure_host'
import { SettingsHost } from '~/components/settings/settings_host'
import { adminMenu } from '~/layouts/menu/admin_menu'
import { areaIcons } from '~/layouts/menu/area_icons'
import type { MenuIcon } from '~/layouts/menu/menu'
import { PortalShell } from '~/layouts/portal_shell'
import { useWaitingRequests } from '~/layouts/menu/use_waiting_requests'
import { RestoreHost } from '~/ui/record/archive/restore_host'
import type { AreaName } from '#domain/shared/areas/areas'

const icons: Partial<Record<AreaName, MenuIcon>> = areaIcons
const signed = adminMenu.map((node) => (node.area ? { ...node, icon: icons[node.area] } : node))

export default function AdminLayout({ children }: { children: ReactNode }) {
  const waiting = useWaitingRequests()
  const menu = signed.flatMap((node) => {
    if (node.area !== 'access_requests' && node.area !== 'absence_requests') return [node]
    const badge = waiting[node.area]
    return badge === undefined ? [] : [{ ...node, badge, badgeVariant: 'info' as const }]
  })
  return (
    <PortalShell menu={menu} portal="admin">
      {children}
      <SettingsHost />
      <RestoreHost />
      <DepartureHost />
    </PortalShell>
  )
}
