import type { Branches } from '#domain/shared/data/branch_limit'

export type Granter = {
  kind: string
  roles: readonly { id: string; isSuper: boolean }[]
  may(permission: string): boolean
  branches: Branches
}

export type GrantedRole = { id: string; isSuper: boolean; permissions: readonly string[] }

/** What an account may, and where. */
export type Standing = { roles: readonly GrantedRole[]; branches: Branches }

const isSuperAdmin = ({ kind, roles }: Granter) =>
  kind === 'admin' && roles.some(({ isSuper }) => isSuper)

/**
 * The administrators' permission of equal weight: to let students see their invoices takes the
 * right to see the centre's.
 */
export function heldAs(permission: string) {
  const area = permission.replace(/^student\.users\./, 'student.admins.')
  return area.replace(/^student\./, 'admin.')
}

export function withheld<Name extends string>(granter: Granter, permissions: readonly Name[]) {
  if (isSuperAdmin(granter)) return []
  return permissions.filter((permission) => !granter.may(heldAs(permission)))
}

/** Nobody gives what they don't hold (domain §1.3). */
export const mayGrant = (granter: Granter, permissions: readonly string[]) =>
  granter.kind === 'admin' && withheld(granter, permissions).length === 0

export const mayGrantRole = (granter: Granter, role: GrantedRole) =>
  role.isSuper ? isSuperAdmin(granter) : mayGrant(granter, role.permissions)

/**
 * Also covers suspending, inviting again and resetting second factors, because reaching a stronger
 * account's sign-in means holding its keys.
 */
export const mayManage = (granter: Granter, { roles, branches }: Standing) =>
  roles.every((role) => mayGrantRole(granter, role)) && reaches(granter.branches, branches)

/** Whether who works in one's branches works in all of the other's; null is the whole centre. */
export const reaches = (own: Branches, other: Branches) =>
  own === null || (other !== null && other.every((id) => own.includes(id)))

/** Nobody widens a role they hold themselves. */
export const mayChangeRole = (granter: Granter, role: GrantedRole) =>
  !role.isSuper && (isSuperAdmin(granter) || !granter.roles.some(({ id }) => id === role.id))
