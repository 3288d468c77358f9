import { permissionsOf } from '#domain/access/roles/permissions'
import type { Kind } from '#domain/shared/choices/kinds'
import type { Principal } from '#domain/access/sessions/principal'
import { withheld } from '#domain/access/roles/rules/grant'

export const roleAbilities = (user: Principal) => ({
  create: user.may('admin.roles.create'),
  update: user.may('admin.roles.update'),
  view: user.may('admin.roles.update'),
  delete: user.may('admin.roles.delete'),
})

export function withheldFrom(user: Principal) {
  const of = (kind: Kind): string[] => withheld(user, permissionsOf[kind])
  return { admin: of('admin'), student: of('student'), instructor: of('instructor') }
}
