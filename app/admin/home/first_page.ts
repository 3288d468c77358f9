import type { Permission } from '#domain/access/permissions'
import type { Principal } from '#domain/access/principal'

type FirstPage = { route: string; permission: Permission[] }

/**
 * Where an administrator may start: the students, whom most of them come for, then the order of the menu. A page one of
 * these permissions opens; a new entry of the menu has its place here too.
 */
export const firstPages = [
  { route: 'admin.students.index', permission: ['admin.students.index'] },
  { route: 'admin.users.index', permission: ['admin.admins.index'] },
  { route: 'admin.users.create', permission: ['admin.admins.create'] },
  { route: 'admin.roles.index', permission: ['admin.roles.index'] },
  { route: 'admin.instructors.index', permission: ['admin.instructors.index'] },
  { route: 'admin.instructors.create', permission: ['admin.instructors.create'] },
  { route: 'admin.instructor_documents.index', permission: ['admin.instructors.update'] },
  { route: 'admin.students.create', permission: ['admin.students.create'] },
  { route: 'admin.guardians.index', permission: ['admin.guardians.index'] },
  { route: 'admin.guardians.create', permission: ['admin.guardians.create'] },
  {
    route: 'admin.access_requests.index',
    permission: ['admin.instructors.create', 'admin.students.create'],
  },
  { route: 'admin.courses.index', permission: ['admin.courses.index'] },
  { route: 'admin.courses.create', permission: ['admin.courses.create'] },
  { route: 'admin.groups.index', permission: ['admin.groups.index'] },
  { route: 'admin.groups.create', permission: ['admin.groups.create'] },
  { route: 'admin.subjects.index', permission: ['admin.subjects.index'] },
  { route: 'admin.subjects.create', permission: ['admin.subjects.create'] },
  { route: 'admin.levels.index', permission: ['admin.levels.index'] },
  { route: 'admin.levels.create', permission: ['admin.levels.create'] },
  { route: 'admin.terms.index', permission: ['admin.terms.index'] },
  { route: 'admin.terms.create', permission: ['admin.terms.create'] },
  { route: 'admin.services.index', permission: ['admin.services.index'] },
  { route: 'admin.services.create', permission: ['admin.services.create'] },
  { route: 'admin.packages.index', permission: ['admin.packages.index'] },
  { route: 'admin.packages.create', permission: ['admin.packages.create'] },
  { route: 'admin.settings.general.edit', permission: ['admin.settings.index'] },
  { route: 'admin.settings.security.edit', permission: ['admin.security_settings.index'] },
  { route: 'admin.imports.index', permission: ['admin.imports.index'] },
  { route: 'admin.audit.index', permission: ['admin.audit.index'] },
] as const satisfies FirstPage[]

/** The first page this person may see; their profile when there is none. */
export function firstPageOf(user: Principal) {
  const page = firstPages.find(({ permission }) => permission.some((name) => user.may(name)))
  return page?.route ?? 'admin.profile'
}
