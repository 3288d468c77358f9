import {
  IconChalkboardTeacher,
  IconBooks,
  IconCalendarEvent,
  IconCertificate,
  IconChalkboard,
  IconFileImport,
  IconFingerprint,
  IconHistory,
  IconPackage,
  IconReceipt2,
  IconSchool,
  IconSettings,
  IconShieldLock,
  IconStairsUp,
  IconUserCog,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { PortalNode } from '~/layouts/portal_node'

export const adminMenu: PortalNode[] = [
  { heading: 'users' },
  {
    name: 'administrators',
    icon: IconUserCog,
    subActivePaths: ['/admin/users'],
    sub: [
      {
        name: 'administrators_all',
        to: 'admin.users.index',
        permission: 'admin.admins.index',
      },
      {
        name: 'administrators_create',
        to: 'admin.users.create',
        permission: 'admin.admins.create',
      },
    ],
  },
  {
    name: 'roles',
    icon: IconShieldLock,
    to: 'admin.roles.index',
    permission: 'admin.roles.index',
  },
  {
    name: 'instructors',
    icon: IconChalkboardTeacher,
    subActivePaths: ['/admin/instructors', '/admin/instructor-documents'],
    sub: [
      {
        name: 'instructors_all',
        to: 'admin.instructors.index',
        permission: 'admin.instructors.index',
      },
      {
        name: 'instructors_create',
        to: 'admin.instructors.create',
        permission: 'admin.instructors.create',
      },
      {
        name: 'instructors_expiring',
        to: 'admin.instructor_documents.index',
        permission: 'admin.instructors.update',
      },
    ],
  },
  {
    name: 'students',
    icon: IconSchool,
    subActivePaths: ['/admin/students', '/admin/families'],
    sub: [
      {
        name: 'students_all',
        to: 'admin.students.index',
        activePaths: ['/admin/families'],
        permission: 'admin.students.index',
      },
      {
        name: 'students_create',
        to: 'admin.students.create',
        permission: 'admin.students.create',
      },
    ],
  },
  {
    name: 'guardians',
    icon: IconUsersGroup,
    subActivePaths: ['/admin/guardians'],
    sub: [
      {
        name: 'guardians_all',
        to: 'admin.guardians.index',
        permission: 'admin.guardians.index',
      },
      {
        name: 'guardians_create',
        to: 'admin.guardians.create',
        permission: 'admin.guardians.create',
      },
    ],
  },
  {
    name: 'access_requests',
    icon: IconUserPlus,
    to: 'admin.access_requests.index',
    permission: ['admin.instructors.create', 'admin.students.create'],
  },
  { heading: 'materials' },
  {
    name: 'courses',
    icon: IconCertificate,
    subActivePaths: ['/admin/courses'],
    sub: [
      {
        name: 'courses_all',
        to: 'admin.courses.index',
        permission: 'admin.courses.index',
      },
      {
        name: 'courses_create',
        to: 'admin.courses.create',
        permission: 'admin.courses.create',
      },
    ],
  },
  {
    name: 'groups',
    icon: IconChalkboard,
    subActivePaths: ['/admin/groups'],
    sub: [
      {
        name: 'groups_all',
        to: 'admin.groups.index',
        permission: 'admin.groups.index',
      },
      {
        name: 'groups_create',
        to: 'admin.groups.create',
        permission: 'admin.groups.create',
      },
    ],
  },
  {
    name: 'subjects',
    icon: IconBooks,
    subActivePaths: ['/admin/subjects'],
    sub: [
      {
        name: 'subjects_all',
        to: 'admin.subjects.index',
        permission: 'admin.subjects.index',
      },
      {
        name: 'subjects_create',
        to: 'admin.subjects.create',
        permission: 'admin.subjects.create',
      },
    ],
  },
  {
    name: 'levels',
    icon: IconStairsUp,
    subActivePaths: ['/admin/levels', '/admin/level-order'],
    sub: [
      {
        name: 'levels_all',
        to: 'admin.levels.index',
        permission: 'admin.levels.index',
      },
      {
        name: 'levels_create',
        to: 'admin.levels.create',
        permission: 'admin.levels.create',
      },
    ],
  },
  {
    name: 'terms',
    icon: IconCalendarEvent,
    subActivePaths: ['/admin/terms'],
    sub: [
      {
        name: 'terms_all',
        to: 'admin.terms.index',
        permission: 'admin.terms.index',
      },
      {
        name: 'terms_create',
        to: 'admin.terms.create',
        permission: 'admin.terms.create',
      },
    ],
  },
  { heading: 'services' },
  {
    name: 'services',
    icon: IconReceipt2,
    subActivePaths: ['/admin/services'],
    sub: [
      {
        name: 'services_all',
        to: 'admin.services.index',
        permission: 'admin.services.index',
      },
      {
        name: 'services_create',
        to: 'admin.services.create',
        permission: 'admin.services.create',
      },
    ],
  },
  {
    name: 'packages',
    icon: IconPackage,
    subActivePaths: ['/admin/packages'],
    sub: [
      {
        name: 'packages_all',
        to: 'admin.packages.index',
        permission: 'admin.packages.index',
      },
      {
        name: 'packages_create',
        to: 'admin.packages.create',
        permission: 'admin.packages.create',
      },
    ],
  },
  { heading: 'settings' },
  {
    name: 'general',
    icon: IconSettings,
    to: 'admin.settings.general.edit',
    permission: 'admin.settings.index',
  },
  {
    name: 'security',
    icon: IconFingerprint,
    to: 'admin.settings.security.edit',
    permission: 'admin.security_settings.index',
  },
  {
    name: 'imports',
    icon: IconFileImport,
    to: 'admin.imports.index',
    permission: 'admin.imports.index',
  },
  {
    name: 'audit',
    icon: IconHistory,
    to: 'admin.audit.index',
    permission: 'admin.audit.index',
  },
]
