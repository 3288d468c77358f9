import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'
import type { Abilities } from '~/ui/record/types'
import type { StoredNames } from '#domain/shared/text/person_names'

type Guardians = Data.Admin.Guardians.GuardianList

export type GuardianList = Guardians
export type GuardianRow = Guardians['rows'][number]
export type GuardianStatus = GuardianRow['status']
export type GuardianDetail = Data.Admin.Guardians.Guardian
export type LinkedPerson = Data.Admin.Guardians.LinkedPerson
export type Household = Data.Admin.Households.Household

export type Named = StoredNames & { id: string; number: string }

export type GuardianQuery = ListedQuery & {
  sort: 'number' | 'name' | 'created_at' | 'status'
  status: GuardianStatus[]
  created_from: string | null
  created_to: string | null
}

export type StudentFamily = {
  guardians: LinkedPerson[]
  household: Household | null
  siblings: Named[]
  can: Abilities
}
