import {
  IconBooks,
  IconCalendarEvent,
  IconCertificate,
  IconChalkboard,
  IconChalkboardTeacher,
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
import type { MenuArea } from '#domain/shared/areas/area_menu'
import type { MenuIcon } from '~/layouts/menu/menu'

/** The sign of each area in the menu. */
export const areaIcons: Record<MenuArea, MenuIcon> = {
  admins: IconUserCog,
  roles: IconShieldLock,
  instructors: IconChalkboardTeacher,
  students: IconSchool,
  guardians: IconUsersGroup,
  access_requests: IconUserPlus,
  courses: IconCertificate,
  groups: IconChalkboard,
  subjects: IconBooks,
  levels: IconStairsUp,
  terms: IconCalendarEvent,
  services: IconReceipt2,
  packages: IconPackage,
  settings: IconSettings,
  security_settings: IconFingerprint,
  imports: IconFileImport,
  audit: IconHistory,
}
