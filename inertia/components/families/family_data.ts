import { type ChildData, childData } from '~/components/families/family_rows'
import type { KnownFamily } from '~/components/families/types'
import { newGuardianData, type NewGuardianData } from '~/components/students/form/new_guardian_data'
import { askedNames } from '#domain/shared/text/person_names'

export type FamilyData = NewGuardianData & {
  household_id: string
  children: ChildData[]
  version: number
}

export function familyData(
  family: KnownFamily | null,
  { modes, phoneCountry }: { modes: readonly string[]; phoneCountry: string }
): FamilyData {
  const sibling = family?.children.at(-1)
  const names = sibling && askedNames(sibling)
  const isNew = modes.includes('new') && !family
  return {
    ...newGuardianData(phoneCountry),
    guardian_mode: family?.guardian ? 'known' : isNew ? 'new' : (modes[0] ?? 'none'),
    guardian_id: family?.guardian?.id ?? '',
    guardian_relation: family?.relation ?? '',
    guardian_is_payer: family?.is_payer ?? true,
    household_id: family?.household?.id ?? '',
    children: [childData(1, { ar: names?.last_name_ar ?? '', en: names?.last_name_en ?? '' })],
    version: 1,
  }
}
