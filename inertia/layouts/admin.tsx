import type { ReactNode } from 'react'
import { SettingsHost } from '~/components/settings/settings_host'
import { adminMenu } from '~/layouts/admin_menu'
import { PortalShell } from '~/layouts/portal_shell'
import { useWaitingRequests } from '~/layouts/use_waiting_requests'
import { RestoreHost } from '~/ui/record/restore_host'

export default function AdminLayout({ children }: { children: ReactNode }) {
  const waiting = useWaitingRequests()
  const menu = adminMenu.flatMap((node) => {
    if (node.name !== 'access_requests') return [node]
    return waiting === undefined ? [] : [{ ...node, badge: waiting, badgeVariant: 'info' as const }]
  })
  return (
    <PortalShell menu={menu} portal="admin">
      {children}
      <SettingsHost />
      <RestoreHost />
    </PortalShell>
  )
}
