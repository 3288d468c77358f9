import { IconFingerprint, IconSchool, IconShieldLock } from '@tabler/icons-react'
import type { PortalNode } from '~/layouts/portal_node'

export const adminMenu: PortalNode[] = [
  { heading: 'users' },
  {
    name: 'roles',
    icon: IconShieldLock,
    to: 'admin.roles.index',
    permission: 'admin.roles.index',
  },
  {
    name: 'students',
    icon: IconSchool,
    subActivePaths: ['/admin/students'],
    sub: [
      {
        name: 'students_all',
        to: 'admin.students.index',
        permission: 'admin.students.index',
      },
      {
        name: 'students_create',
        to: 'admin.students.create',
        permission: 'admin.students.create',
      },
    ],
  },
  { heading: 'settings' },
  {
    name: 'security',
    icon: IconFingerprint,
    to: 'admin.settings.security.edit',
    permission: 'admin.settings.index',
  },
]
