import type { Infer } from '@vinejs/vine/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { inviteUserValidator } from '#app/admin/users/user_validator'
import type { AdministratorFields } from '#domain/access/administrator'
import type { Authority } from '#domain/access/authority'

/** A validated form as the domain's fields: what was left empty is null. */
export const userFields = (form: Infer<typeof inviteUserValidator>): AdministratorFields => ({
  firstName: form.first_name,
  lastName: form.last_name,
  firstNameOther: form.first_name_other ?? null,
  lastNameOther: form.last_name_other ?? null,
  email: form.email,
  phone: form.phone ?? null,
})

/** In whose name an act is done, and what they hold. */
export const authorityOf = ({ tenant, auth, request }: HttpContext): Authority => ({
  tenantId: tenant.id,
  by: auth.getUserOrFail(),
  requestId: request.id() ?? null,
})
