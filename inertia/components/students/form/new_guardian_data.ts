import type { NameField } from '#domain/shared/text/person_names'

type GuardianNames = { [Field in NameField as `guardian_${Field}`]: string }

export type NewGuardianData = GuardianNames & {
  guardian_mode: string
  guardian_id: string
  guardian_phone: string
  guardian_phone_country: string
  guardian_email: string
  guardian_relation: string
  guardian_is_payer: boolean
  guardian_confirm_duplicate: boolean
}

export const newGuardianData = (phoneCountry: string): NewGuardianData => ({
  guardian_mode: 'none',
  guardian_id: '',
  guardian_first_name_ar: '',
  guardian_last_name_ar: '',
  guardian_first_name_en: '',
  guardian_last_name_en: '',
  guardian_phone: '',
  guardian_phone_country: phoneCountry,
  guardian_email: '',
  guardian_relation: '',
  guardian_is_payer: true,
  guardian_confirm_duplicate: false,
})
