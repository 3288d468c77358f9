export interface RoleFacts {
  name: string
  permissions: readonly (string | { name: string })[]
}

const EVERYTHING = 'SuperAdmin'

export function may(roles: readonly RoleFacts[], permission: string): boolean {
  return roles.some(
    (role) =>
      role.name === EVERYTHING ||
      role.permissions.some((held) => (typeof held === 'string' ? held : held.name) === permission)
  )
}
