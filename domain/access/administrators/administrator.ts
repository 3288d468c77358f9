import type { EditRefusal } from '#domain/shared/records/stale_version'
import { violatedConstraint } from '#domain/shared/data/violated_constraint'
import { type PersonName, storedNamesOf } from '#domain/shared/text/person_names'

/**
 * `email` is the address they sign in with; once they have joined only they can change it. `phone`
 * is E.164.
 */
export type AdministratorFields = PersonName & {
  email: string
  phone: string | null
}

export const administratorColumns = (fields: AdministratorFields) => ({
  ...storedNamesOf(fields),
  email: fields.email,
  phone: fields.phone,
})

/** Only who works in the whole centre, or in these branches, gives them; a SuperAdmin is never limited. */
export type BranchRefusal = {
  type: 'unknown_branches' | 'branches_not_held' | 'super_unlimited'
}

export type AdministratorRefusal =
  | EditRefusal
  | { type: 'email_taken' | 'archived' }
  /** The account holds more authority than the caller's own. */
  | { type: 'stronger' }
  | { type: 'own_roles' }
  | { type: 'unknown_roles' }
  | { type: 'role_not_held'; names: string[] }
  | BranchRefusal
  | { type: 'own_branches' }
  | { type: 'last_super_admin' }

export const isEmailConflict = (error: unknown) =>
  violatedConstraint(error) === 'users_tenant_id_kind_email_key'
