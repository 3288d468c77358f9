import { isPermissionOf, type Permission } from '#domain/access/roles/permissions'
import type { Kind } from '#domain/shared/choices/kinds'
import { columns, type RowIn } from '#domain/shared/data/sql'

export const roleColumns = columns('roles', 'r', {
  id: 'id',
  kind: 'kind',
  name: 'name',
  nameAr: 'name_ar',
  description: 'description',
  permissions: 'permissions',
  isSystem: 'is_system',
  isSuper: 'is_super',
  version: 'version',
})

export type Role = Omit<RowIn<typeof roleColumns>, 'permissions'> & { permissions: Permission[] }

export type RoleFields = {
  name: string
  nameAr: string | null
  description: string | null
  permissions: string[]
}

/** SuperAdmin is not offered: it sees everything anyway. */
export const isViewable = ({ kind, isSuper }: Pick<Role, 'kind' | 'isSuper'>) =>
  kind === 'admin' && !isSuper

/** The pages know this role by its name (row B2), so no other may carry it. */
const reserved = 'superadmin'

export const isReservedName = (name: string) => name.replace(/\s/g, '').toLowerCase() === reserved

/** In the registry's order, each once; undefined when one of them is no permission of this kind. */
export function permissionsIn(kind: Kind, names: string[]) {
  const known = names.filter((name) => isPermissionOf(kind, name))
  return known.length === names.length ? [...new Set(known)].sort() : undefined
}
