import type { Infer } from '@vinejs/vine/types'
import type { contactValidator, personValidator } from '#app/portal/profile/profile_validator'

type Form = Infer<typeof contactValidator> & Partial<Infer<typeof personValidator>>

/** A validated form by column: what was left empty is null, a name that was not asked for stays away. */
export function ownColumns(form: Form, photo: string | null | undefined) {
  const names = form.first_name === undefined ? {} : namesOf(form)
  return {
    ...names,
    email: form.email ?? null,
    phone: form.phone ?? null,
    whatsapp: form.whatsapp,
    photo,
  }
}

const namesOf = (form: Form) => ({
  first_name: form.first_name,
  last_name: form.last_name,
  first_name_other: form.first_name_other ?? null,
  last_name_other: form.last_name_other ?? null,
})
