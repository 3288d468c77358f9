import type { EditRefusal } from '#domain/shared/records/stale_version'
import { violatedConstraint } from '#domain/shared/data/unique_violation'

export type AdministratorFields = {
  firstName: string
  lastName: string
  firstNameOther: string | null
  lastNameOther: string | null
  /** The address they sign in with; once they have joined only they can change it. */
  email: string
  /** E.164. */
  phone: string | null
}

export const administratorColumns = (fields: AdministratorFields) => ({
  first_name: fields.firstName,
  last_name: fields.lastName,
  first_name_other: fields.firstNameOther,
  last_name_other: fields.lastNameOther,
  email: fields.email,
  phone: fields.phone,
})

export type AdministratorRefusal =
  | EditRefusal
  | { type: 'email_taken' | 'archived' }
  /** Nobody acts on an account with more authority than their own. */
  | { type: 'stronger' }
  | { type: 'own_roles' }
  | { type: 'unknown_roles' }
  | { type: 'role_not_held'; names: string[] }
  | { type: 'last_super_admin' }

export const isEmailConflict = (error: unknown) =>
  violatedConstraint(error) === 'users_tenant_id_kind_email_key'
