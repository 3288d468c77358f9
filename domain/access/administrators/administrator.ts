import { violatedConstraint } from '#domain/shared/data/unique_violation'

export type AdministratorFields = {
  firstName: string
  lastName: string
  /** The same name in the other script. */
  firstNameOther: string | null
  lastNameOther: string | null
  /** The address they sign in with; theirs to change once they have come. */
  email: string
  /** E.164. */
  phone: string | null
}

/** The same by column, as the database and the audit trail name them. */
export const administratorColumns = (fields: AdministratorFields) => ({
  first_name: fields.firstName,
  last_name: fields.lastName,
  first_name_other: fields.firstNameOther,
  last_name_other: fields.lastNameOther,
  email: fields.email,
  phone: fields.phone,
})

/** Why an administrator was not invited or changed. */
export type AdministratorRefusal =
  | { type: 'not_found' | 'stale_version' | 'email_taken' | 'archived' }
  /** Nobody acts upon an account that may more than they do. */
  | { type: 'stronger' }
  /** Nobody changes their own roles. */
  | { type: 'own_roles' }
  | { type: 'unknown_roles' }
  /** Nobody gives or takes a role that may more than they do. */
  | { type: 'role_not_held'; names: string[] }
  | { type: 'last_super_admin' }

/** The database refused a second account with this address at the administrators' door. */
export const isEmailConflict = (error: unknown) =>
  violatedConstraint(error) === 'users_tenant_id_kind_email_key'
