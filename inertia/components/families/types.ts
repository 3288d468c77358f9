import type { TargetOption } from '~/components/groups/types'
import type { GuardianMode } from '~/components/guardians/links/guardian_kind_choice'
import type { LinkedPerson, Named } from '~/components/guardians/types'
import type { SameContact } from '~/components/people/types'
import type { Duplicate } from '~/components/students/types'

export type KnownFamily = {
  household: { id: string; number: string; name: string; name_other: string | null } | null
  guardian: (Named & { phone_written: string | null }) | null
  /** The guardian's relation to the existing children; '' where that isn't known. */
  relation: LinkedPerson['relation'] | ''
  is_payer: boolean
  children: Named[]
}

/**
 * `family` is null for a whole new family, `targets` for people who may not enrol.
 */
export type FamilyPage = {
  family: KnownFamily | null
  modes: GuardianMode[]
  most: number
  targets: TargetOption[] | null
  duplicates: { child: number; people: Duplicate[] }[]
  guardian_duplicates: SameContact[]
  today: string
}
