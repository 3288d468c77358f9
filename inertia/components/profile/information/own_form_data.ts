import { namesToAsk } from '~/components/people/names_to_ask'
import type { OwnPerson } from '~/components/profile/types'
import { type AskedNames, nameFields } from '#domain/shared/text/person_names'

export type OwnFormData = AskedNames & {
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
  ...nameFields,
  'phone',
  'phone_country',
  'whatsapp',
  'email',
] as const

export function ownFormData(person: OwnPerson, phoneCountry: string): OwnFormData {
  return {
    ...namesToAsk(person),
    phone: person.phone ?? '',
    phone_country: phoneCountry,
    whatsapp: person.whatsapp ?? false,
    email: person.email ?? '',
    photo: null,
    remove_photo: false,
    version: person.version,
  }
}
