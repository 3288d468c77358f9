/** A role as the page receives it: permissions by name, or as objects with a name (row H4). */
export interface RoleFacts {
  name: string
  permissions: readonly (string | { name: string })[]
}

const EVERYTHING = 'SuperAdmin'

/** Whether someone with these roles may do what the permission names; a SuperAdmin may everything. */
export function may(roles: readonly RoleFacts[], permission: string): boolean {
  return roles.some(
    (role) =>
      role.name === EVERYTHING ||
      role.permissions.some((held) => (typeof held === 'string' ? held : held.name) === permission)
  )
}
