import type { Infer } from '@vinejs/vine/types'
import type { inviteUserValidator } from '#app/admin/users/user_validator'
import type { AdministratorFields } from '#domain/access/administrator'

/** A validated form as the domain's fields: what was left empty is null. */
export const userFields = (form: Infer<typeof inviteUserValidator>): AdministratorFields => ({
  firstName: form.first_name,
  lastName: form.last_name,
  firstNameOther: form.first_name_other ?? null,
  lastNameOther: form.last_name_other ?? null,
  email: form.email,
  phone: form.phone ?? null,
})
