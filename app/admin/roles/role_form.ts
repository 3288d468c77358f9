import type { Infer } from '@vinejs/vine/types'
import type { createRoleValidator } from '#app/admin/roles/role_validator'

type Form = Infer<ReturnType<typeof createRoleValidator>>

export const roleFields = (form: Form) => ({
  name: form.name,
  nameAr: form.name_ar ?? null,
  description: form.description ?? null,
  permissions: form.permissions,
})
