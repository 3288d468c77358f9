import { personFormData, type PersonFormData } from '~/components/people/person_form_data'
import type { GuardianDetail } from '~/components/guardians/types'
import { nameFields } from '#domain/shared/text/person_names'

export type GuardianFormData = PersonFormData & {
  address: string
}

export const guardianFormData = (
  guardian: GuardianDetail | null,
  phoneCountry: string
): GuardianFormData => ({
  ...personFormData(guardian, phoneCountry),
  address: guardian?.address ?? '',
})

/** In the form's order, which the error summary follows. */
export const labelledInputs = [
  'photo',
  ...nameFields,
  'phone',
  'phone_country',
  'whatsapp',
  'email',
  'address',
  'gender',
  'nationality',
  'national_id',
  'status',
  'notes',
] as const
