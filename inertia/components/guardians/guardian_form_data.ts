import type { GuardianDetail } from '~/components/guardians/types'

/** The form's fields as they are typed; '' is "not given". */
export type GuardianFormData = {
  first_name: string
  last_name: string
  first_name_other: string
  last_name_other: string
  gender: string
  nationality: string
  national_id: string
  email: string
  phone: string
  phone_country: string
  whatsapp: boolean
  address: string
  status: string
  notes: string
  photo: File | null
  remove_photo: boolean
  confirm_duplicate: boolean
  version: number
}

/** What the form starts from: the saved guardian, or a new one who is active. */
export const guardianFormData = (
  guardian: GuardianDetail | null,
  phoneCountry: string
): GuardianFormData => ({
  first_name: guardian?.first_name ?? '',
  last_name: guardian?.last_name ?? '',
  first_name_other: guardian?.first_name_other ?? '',
  last_name_other: guardian?.last_name_other ?? '',
  gender: guardian?.gender ?? '',
  nationality: guardian?.nationality ?? '',
  national_id: guardian?.national_id ?? '',
  email: guardian?.email ?? '',
  phone: guardian?.phone ?? '',
  phone_country: phoneCountry,
  whatsapp: guardian?.whatsapp ?? false,
  address: guardian?.address ?? '',
  status: guardian?.status ?? 'active',
  notes: guardian?.notes ?? '',
  photo: null,
  remove_photo: false,
  confirm_duplicate: false,
  version: guardian?.version ?? 1,
})

/** The form's fields in the order they stand in it; the error summary follows it. */
export const labelledInputs = [
  'photo',
  'first_name',
  'last_name',
  'first_name_other',
  'last_name_other',
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
