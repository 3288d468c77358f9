import type { Gender } from '#domain/shared/choices/genders'
import { type PersonName, storedNamesOf } from '#domain/shared/text/person_names'

/** `nationality` is ISO 3166-1 alpha-2, `phone` E.164. */
export type PersonFields = PersonName & {
  gender: Gender | null
  nationality: string | null
  nationalId: string | null
  email: string | null
  phone: string | null
  whatsapp: boolean
  notes: string | null
}

export const unknownPerson: Omit<PersonFields, 'firstName' | 'lastName'> = {
  firstNameOther: null,
  lastNameOther: null,
  gender: null,
  nationality: null,
  nationalId: null,
  email: null,
  phone: null,
  whatsapp: false,
  notes: null,
}

export const personColumns = (fields: PersonFields, photo?: string | null) => ({
  ...storedNamesOf(fields),
  gender: fields.gender,
  nationality: fields.nationality,
  national_id: fields.nationalId,
  email: fields.email,
  phone: fields.phone,
  whatsapp: fields.whatsapp,
  notes: fields.notes,
  ...(photo === undefined ? {} : { photo }),
})
