import type { PersonBindings } from '~/components/people/types'
import { nameFields } from '#domain/shared/text/person_names'

const names = [
  ...nameFields,
  'phone',
  'phone_country',
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
