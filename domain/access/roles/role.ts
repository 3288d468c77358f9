import { sql } from 'kysely'
import { isPermissionOf, type Kind, type Permission } from '#domain/access/roles/permissions'

export type Role = {
  id: string
  kind: Kind
  name: string
  nameAr: string | null
  description: string | null
  permissions: Permission[]
  isSystem: boolean
  isSuper: boolean
  version: number
}

export type RoleFields = {
  name: string
  nameAr: string | null
  description: string | null
  permissions: string[]
}

export const roleColumns = sql`r.id, r.kind, r.name, r.name_ar "nameAr", r.description, r.permissions,
  r.is_system "isSystem", r.is_super "isSuper", r.version`

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
