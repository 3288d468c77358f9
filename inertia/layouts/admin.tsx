import type { ReactNode } from 'react'
import { adminMenu } from '~/layouts/admin_menu'
import { PortalShell } from '~/layouts/portal_shell'

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <PortalShell menu={adminMenu} portal="admin">
      {children}
    </PortalShell>
  )
}
