import { newGuardianData, type NewGuardianData } from '~/components/students/form/new_guardian_data'
import type { Binding } from '~/ui/form/binding'

export type GuardianBindings = {
  [Name in keyof NewGuardianData]: Binding<NewGuardianData[Name]>
}

const names = Object.keys(newGuardianData('')) as (keyof NewGuardianData)[]

/** Only the `field` of a form that has all of these. */
type HoldsGuardian<Field> = Field extends (name: keyof NewGuardianData) => unknown ? Field : never

export function guardianBindings<Field extends (name: never) => unknown>(
  field: HoldsGuardian<Field>
): GuardianBindings {
  const bindings = names.map((name) => [name, (field as (name: string) => unknown)(name)])
  return Object.fromEntries(bindings) as GuardianBindings
}
