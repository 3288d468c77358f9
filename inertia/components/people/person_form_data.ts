import { namesToAsk } from '~/components/people/names_to_ask'
import {
  type AskedNames,
  type NameField,
  nameFields,
  type StoredNames,
} from '#domain/shared/text/person_names'
import type { PersonBindings } from '~/components/people/types'

/** '' is "not given". A type, so that Inertia accepts it as form data. */
export type PersonFormData = AskedNames & {
  gender: string
  nationality: string
  national_id: string
  email: string
  phone: string
  phone_country: string
  phone_also: string[]
  whatsapp: boolean
  status: string
  notes: string
  photo: File | null
  remove_photo: boolean
  confirm_duplicate: boolean
  version: number
}

type FormField = 'phone_country' | 'phone_also' | 'photo' | 'remove_photo' | 'confirm_duplicate'
type SavedPerson = StoredNames & {
  [Field in Exclude<keyof PersonFormData, FormField | NameField>]: PersonFormData[Field] | null
}

export const personFormData = (
  person: SavedPerson | null,
  phoneCountry: string
): PersonFormData => ({
  ...namesToAsk(person),
  gender: person?.gender ?? '',
  nationality: person?.nationality ?? '',
  national_id: person?.national_id ?? '',
  email: person?.email ?? '',
  phone: person?.phone ?? '',
  phone_country: phoneCountry,
  phone_also: [],
  whatsapp: person?.whatsapp ?? false,
  status: person?.status ?? 'active',
  notes: person?.notes ?? '',
  photo: null,
  remove_photo: false,
  confirm_duplicate: false,
  version: person?.version ?? 1,
})

const names = [
  ...nameFields,
  'phone',
  'phone_country',
  'phone_also',
  'email',
  'gender',
  'nationality',
  'national_id',
  'notes',
  'whatsapp',
  'photo',
  'remove_photo',
] as const

/** Only the `field` of a form that has all of these. */
type HoldsPerson<Field> = Field extends (name: (typeof names)[number]) => unknown ? Field : never

export function personBindings<Field extends (name: never) => unknown>(
  field: HoldsPerson<Field>
): PersonBindings {
  const bindings = names.map((name) => [name, (field as (name: string) => unknown)(name)])
  return Object.fromEntries(bindings) as PersonBindings
}
