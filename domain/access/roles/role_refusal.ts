import type { StaleVersion } from '#domain/shared/records/stale_version'
import { violatedConstraint } from '#domain/shared/data/violated_constraint'

export type RoleRefusal =
  | { type: 'not_found' }
  | StaleVersion
  | { type: 'name_taken' }
  | { type: 'reserved_name' }
  | { type: 'unknown_permissions' }
  | { type: 'not_held'; permissions: string[] }
  | { type: 'own_role' }
  /** SuperAdmin never changes; a role of the system is never deleted. */
  | { type: 'immutable' }
  | { type: 'in_use'; holders: number }
  | { type: 'unknown_replacement' }

export const isRoleNameConflict = (error: unknown) =>
  violatedConstraint(error) === 'roles_tenant_id_kind_name_key'
