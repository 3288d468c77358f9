import { type NameForm, namesOfForm } from '#core/people/name_form'
import type { PersonFields } from '#domain/people/person_fields'

type PersonForm = NameForm & {
  gender?: PersonFields['gender']
  nationality?: string | null
  national_id?: string | null
  email?: string | null
  phone?: string | null
  whatsapp?: boolean
  notes?: string | null
}

export const personFields = (form: PersonForm): PersonFields => ({
  ...namesOfForm(form),
  gender: form.gender ?? null,
  nationality: form.nationality ?? null,
  nationalId: form.national_id ?? null,
  email: form.email ?? null,
  phone: form.phone ?? null,
  whatsapp: form.whatsapp ?? false,
  notes: form.notes ?? null,
})
