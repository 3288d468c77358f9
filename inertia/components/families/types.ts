import type { ShownWarning } from '~/components/enrolments/adding/warning_notice'
import type { TargetOption } from '~/components/groups/types'
import type { GuardianMode } from '~/components/guardians/links/guardian_kind_choice'
import type { LinkedPerson, Named } from '~/components/guardians/types'
import type { SameContact } from '~/components/people/types'
import type { Duplicate } from '~/components/students/types'

export type KnownFamily = {
  household: { id: string; number: string; name: string; name_other: string | null } | null
  guardian: (Named & { phone_written: string | null }) | null
  /** What the guardian is to the children there are; '' where that isn't known. */
  relation: LinkedPerson['relation'] | ''
  is_payer: boolean
  children: Named[]
}

export type FamilyPage = {
  /** Null where a whole new family is added. */
  family: KnownFamily | null
  modes: GuardianMode[]
  most: number
  /** Null where one may not enrol. */
  targets: TargetOption[] | null
  duplicates: { child: number; people: Duplicate[] }[]
  guardian_duplicates: SameContact[]
  /** What speaks against a child in its group, by the row's key; asked for while the form is filled in. */
  warnings?: { key: number; warnings: ShownWarning[] }[]
}
