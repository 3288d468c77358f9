import type { Gender } from '#domain/shared/choices/genders'

export type PersonFields = {
  firstName: string
  lastName: string
  /** The same name in the other language. */
  firstNameOther: string | null
  lastNameOther: string | null
  gender: Gender | null
  /** ISO 3166-1 alpha-2. */
  nationality: string | null
  nationalId: string | null
  email: string | null
  /** E.164. */
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

/** A photo only when it was changed. */
export const personColumns = (fields: PersonFields, photo?: string | null) => ({
  first_name: fields.firstName,
  last_name: fields.lastName,
  first_name_other: fields.firstNameOther,
  last_name_other: fields.lastNameOther,
  gender: fields.gender,
  nationality: fields.nationality,
  national_id: fields.nationalId,
  email: fields.email,
  phone: fields.phone,
  whatsapp: fields.whatsapp,
  notes: fields.notes,
  ...(photo === undefined ? {} : { photo }),
})
