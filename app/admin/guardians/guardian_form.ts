import type { Infer } from '@vinejs/vine/types'
import type {
  changeRightsValidator,
  registerGuardianValidator,
} from '#app/admin/guardians/guardian_validator'
import type { GuardianFields } from '#domain/people/guardian_fields'
import type { Rights } from '#domain/people/rules/guardian'

/** A validated form as the domain's fields: what was left empty is null. */
export function guardianFields(
  form: Partial<Infer<typeof registerGuardianValidator>> & {
    first_name: string
    last_name: string
  }
): GuardianFields {
  return {
    firstName: form.first_name,
    lastName: form.last_name,
    firstNameOther: form.first_name_other ?? null,
    lastNameOther: form.last_name_other ?? null,
    gender: form.gender ?? null,
    nationality: form.nationality ?? null,
    nationalId: form.national_id ?? null,
    email: form.email ?? null,
    phone: form.phone ?? null,
    whatsapp: form.whatsapp ?? false,
    address: form.address ?? null,
    status: form.status ?? 'active',
    notes: form.notes ?? null,
  }
}

/** What is not said is not allowed; the first to be called when no place is given. */
export const rightsOf = (form: Omit<Infer<typeof changeRightsValidator>, 'version'>): Rights => ({
  relation: form.relation,
  isPrimary: form.is_primary ?? false,
  isPayer: form.is_payer ?? false,
  contactPriority: form.contact_priority ?? 1,
  maySeeData: form.may_see_data ?? false,
  mayPickUp: form.may_pick_up ?? false,
  channels: form.channels ?? [],
})
