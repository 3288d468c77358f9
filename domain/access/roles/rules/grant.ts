/** Whoever gives or takes authority, as far as these rules look at them. A Principal is one. */
export type Granter = {
  kind: string
  roles: readonly { id: string; isSuper: boolean }[]
  may(permission: string): boolean
}

/** A role as it would be given. */
export type GrantedRole = { id: string; isSuper: boolean; permissions: readonly string[] }

export const isSuperAdmin = ({ kind, roles }: Granter) =>
  kind === 'admin' && roles.some(({ isSuper }) => isSuper)

/**
 * The administrators' name that weighs as much as this one: whoever may see the centre's invoices may let students see
 * theirs. A name of the administrators weighs as itself.
 */
export function heldAs(permission: string) {
  const area = permission.replace(/^student\.users\./, 'student.admins.')
  return area.replace(/^student\./, 'admin.')
}

/** Which of these permissions this person may neither give nor take, because they don't hold them. */
export function withheld<Name extends string>(granter: Granter, permissions: readonly Name[]) {
  if (isSuperAdmin(granter)) return []
  return permissions.filter((permission) => !granter.may(heldAs(permission)))
}

/** Nobody gives what they don't hold (domain §1.3); a SuperAdmin holds all of it. */
export const mayGrant = (granter: Granter, permissions: readonly string[]) =>
  granter.kind === 'admin' && withheld(granter, permissions).length === 0

/** Whether this person may give or take a role: all it holds, and SuperAdmin only from one to another. */
export const mayGrantRole = (granter: Granter, role: GrantedRole) =>
  role.isSuper ? isSuperAdmin(granter) : mayGrant(granter, role.permissions)

/**
 * Whether this person may act upon an account with these roles: suspend it, invite it again, reset its second factors.
 * Whoever reaches a stronger account's door holds its keys.
 */
export const mayManage = (granter: Granter, roles: readonly GrantedRole[]) =>
  roles.every((role) => mayGrantRole(granter, role))

/** Nobody widens a role they hold; a SuperAdmin has nothing to win by it. */
export const mayChangeRole = (granter: Granter, role: GrantedRole) =>
  !role.isSuper && (isSuperAdmin(granter) || !granter.roles.some(({ id }) => id === role.id))
