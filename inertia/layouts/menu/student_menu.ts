import { IconCalendar, IconChecklist, IconHome } from '@tabler/icons-react'
import type { PortalNode } from '~/layouts/page/portal_node'

export const studentMenu: PortalNode[] = [
  { line: 'home', icon: IconHome, to: 'home' },
  { area: 'calendar', icon: IconCalendar, to: 'calendar' },
  { area: 'attendance', icon: IconChecklist, to: 'own_attendance.show' },
]
