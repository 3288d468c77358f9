import { violatedConstraint } from '#domain/shared/data/unique_violation'

/** Why a role was not made, changed or deleted. */
export type RoleRefusal =
  | { type: 'not_found' }
  | { type: 'stale_version' }
  | { type: 'name_taken' }
  | { type: 'reserved_name' }
  | { type: 'unknown_permissions' }
  /** Nobody gives or takes what they don't hold. */
  | { type: 'not_held'; permissions: string[] }
  /** Nobody changes a role they hold. */
  | { type: 'own_role' }
  /** SuperAdmin never changes; a role of the system is never deleted. */
  | { type: 'immutable' }
  | { type: 'in_use'; holders: number }
  | { type: 'unknown_replacement' }

export const isRoleNameConflict = (error: unknown) =>
  violatedConstraint(error) === 'roles_tenant_id_kind_name_key'
