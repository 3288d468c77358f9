import type { ReactNode } from 'react'
import { studentMenu } from '~/layouts/menu/student_menu'
import { PortalShell } from '~/layouts/portal_shell'

export default function StudentLayout({ children }: { children: ReactNode }) {
  return (
    <PortalShell menu={studentMenu} portal="student">
      {children}
    </PortalShell>
  )
}
