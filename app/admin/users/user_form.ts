import type { Infer } from '@vinejs/vine/types'
import type { inviteUserValidator } from '#app/admin/users/user_validator'
import { namesOfForm } from '#core/people/name_form'
import type { AdministratorFields } from '#domain/access/administrators/administrator'

export const userFields = (form: Infer<typeof inviteUserValidator>): AdministratorFields => ({
  ...namesOfForm(form),
  email: form.email,
  phone: form.phone ?? null,
})
