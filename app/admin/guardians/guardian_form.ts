import type { Infer } from '@vinejs/vine/types'
import type {
  changeRightsValidator,
  registerGuardianValidator,
} from '#app/admin/guardians/guardian_validator'
import { personFields } from '#core/people/person_form'
import type { GuardianFields } from '#domain/people/guardians/guardian_fields'
import type { Rights } from '#domain/people/guardians/rules/guardian'

type Form = Partial<Infer<typeof registerGuardianValidator>>

export const guardianFields = (form: Form): GuardianFields => ({
  ...personFields(form),
  address: form.address ?? null,
  status: form.status ?? 'active',
})

export const rightsOf = (form: Omit<Infer<typeof changeRightsValidator>, 'version'>): Rights => ({
  relation: form.relation,
  isPrimary: form.is_primary ?? false,
  isPayer: form.is_payer ?? false,
  contactPriority: form.contact_priority ?? 1,
  maySeeData: form.may_see_data ?? false,
  mayPickUp: form.may_pick_up ?? false,
  channels: form.channels ?? [],
})
