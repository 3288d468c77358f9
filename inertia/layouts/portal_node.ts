import { urlFor } from '~/client'
import { isExternal, type MenuNode } from '~/layouts/menu'

/** The routes a sidebar may lead to: those that need no parameter. */
export type MenuRoute =
  | 'home'
  | 'admin.audit.index'
  | 'admin.access_requests.index'
  | 'admin.imports.index'
  | 'admin.instructors.index'
  | 'admin.instructors.create'
  | 'admin.instructor_documents.index'
  | 'admin.guardians.index'
  | 'admin.guardians.create'
  | 'admin.groups.index'
  | 'admin.groups.create'
  | 'admin.roles.index'
  | 'admin.terms.index'
  | 'admin.terms.create'
  | 'admin.services.index'
  | 'admin.services.create'
  | 'admin.packages.index'
  | 'admin.packages.create'
  | 'admin.settings.general.edit'
  | 'admin.settings.security.edit'
  | 'admin.students.index'
  | 'admin.students.create'
  | 'admin.levels.index'
  | 'admin.levels.create'
  | 'admin.courses.index'
  | 'admin.courses.create'
  | 'admin.subjects.index'
  | 'admin.subjects.create'
  | 'admin.users.index'
  | 'admin.users.create'
export type PortalNode = MenuNode<MenuRoute | `https://${string}` | `http://${string}`>

/** The address of a node, by its route's name or as it stands when it leads outside. */
export function addressOf({ to }: PortalNode): string | undefined {
  if (to === undefined) return undefined
  return isExternal(to) ? to : urlFor(to as MenuRoute)
}
