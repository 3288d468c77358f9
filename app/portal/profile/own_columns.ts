import type { Infer } from '@vinejs/vine/types'
import type { contactValidator, personValidator } from '#app/portal/profile/profile_validator'
import { nameColumns } from '#core/people/name_form'

type Form = Infer<typeof contactValidator> & Partial<Infer<typeof personValidator>>

export function ownColumns(form: Form, photo: string | null | undefined) {
  const isNamed = form.first_name_ar || form.first_name_en
  return {
    ...(isNamed ? nameColumns(form) : {}),
    email: form.email ?? null,
    phone: form.phone ?? null,
    whatsapp: form.whatsapp,
    photo,
  }
}
