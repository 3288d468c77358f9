import type { ReactNode } from 'react'
import { instructorMenu } from '~/layouts/menu/instructor_menu'
import { PortalShell } from '~/layouts/portal_shell'

export default function InstructorLayout({ children }: { children: ReactNode }) {
  return (
    <PortalShell menu={instructorMenu} portal="instructor">
      {children}
    </PortalShell>
  )
}
