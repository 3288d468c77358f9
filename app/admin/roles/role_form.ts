import type { Infer } from '@vinejs/vine/types'
import type { createRoleValidator } from '#app/admin/roles/role_validator'

type Form = Infer<ReturnType<typeof createRoleValidator>>

/** A validated form as the domain's fields: what was left empty is null. */
export const roleFields = (form: Form) => ({
  name: form.name,
  nameAr: form.name_ar ?? null,
  description: form.description ?? null,
  permissions: form.permissions,
})
