import { adminAreas, type Permission, type Verb } from '#domain/access/roles/permissions'
import type { Kind } from '#domain/shared/choices/kinds'
import type { GrantedRole } from '#domain/shared/areas/area'
import { areas } from '#domain/shared/areas/areas'

export type DefaultRole = {
  kind: Kind
  name: string
  nameAr: string
  isSuper?: boolean
  permissions: Permission[]
}

const letters: Record<string, Verb> = { I: 'index', C: 'create', U: 'update', D: 'delete' }

const granted = (role: GrantedRole): Permission[] => [
  'admin.statistics',
  ...adminAreas.flatMap((area) =>
    [...areas[area].held.admin[role]].map(
      (letter): Permission => `admin.${area}.${letters[letter]!}`
    )
  ),
]

/** Domain §6. Row-level limits such as "today only" belong to the actions themselves. */
export const defaultRoles: DefaultRole[] = [
  { kind: 'admin', name: 'SuperAdmin', nameAr: 'مدير النظام', isSuper: true, permissions: [] },
  {
    kind: 'admin',
    name: 'Manager',
    nameAr: 'مدير المركز',
    permissions: granted('manager'),
  },
  {
    kind: 'admin',
    name: 'Receptionist',
    nameAr: 'موظف الاستقبال',
    permissions: granted('receptionist'),
  },
  {
    kind: 'admin',
    name: 'Accountant',
    nameAr: 'محاسب',
    permissions: granted('accountant'),
  },
  {
    kind: 'admin',
    name: 'Academic coordinator',
    nameAr: 'المنسق الأكاديمي',
    permissions: granted('coordinator'),
  },
  { kind: 'instructor', name: 'Instructor', nameAr: 'مدرّس', permissions: [] },
  {
    kind: 'student',
    name: 'Student',
    nameAr: 'طالب',
    permissions: [
      'student.courses.index',
      'student.groups.index',
      'student.groups.create',
      'student.instructors.index',
      'student.subjects.index',
      'student.levels.index',
      'student.invoices.index',
      'student.services.index',
      'student.packages.index',
    ],
  },
]
