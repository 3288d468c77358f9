import type { OwnPerson } from '~/components/profile/types'

/** One's own record as the form holds it: empty is '', not null. */
export type OwnFormData = {
  first_name: string
  last_name: string
  first_name_other: string
  last_name_other: string
  phone: string
  phone_country: string
  whatsapp: boolean
  email: string
  photo: File | null
  remove_photo: boolean
  version: number
}

/** The fields in the order they stand in the form. */
export const ownFields = [
  'photo',
  'first_name',
  'last_name',
  'first_name_other',
  'last_name_other',
  'phone',
  'phone_country',
  'whatsapp',
  'email',
] as const

/** What the form starts from: the person as they are saved; '' is "not given". */
export function ownFormData(person: OwnPerson, phoneCountry: string): OwnFormData {
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    first_name_other: person.first_name_other ?? '',
    last_name_other: person.last_name_other ?? '',
    phone: person.phone ?? '',
    phone_country: phoneCountry,
    whatsapp: person.whatsapp ?? false,
    email: person.email ?? '',
    photo: null,
    remove_photo: false,
    version: person.version,
  }
}
