import type { Data } from '@generated/data'
import type { Option } from '~/components/groups/types'
import type { ListedQuery } from '~/ui/list/list_description'
import type { StoredNames } from '#domain/shared/text/person_names'
import type { Abilities } from '~/ui/record/types'

type Students = Data.Admin.Students.StudentList

export type StudentList = Students
export type StudentRow = Students['rows'][number]
export type StudentStatus = StudentRow['status']
export type StudentDetail = Data.Admin.Students.Student
export type Duplicate = Data.Admin.Students.Duplicate

export type StudentQuery = ListedQuery & {
  sort: 'number' | 'name' | 'created_at' | 'status'
  status: StudentStatus[]
  age: ('0_5' | '6_8' | '9_11' | '12_14' | '15_17' | '18')[]
  group: string[]
  course: string[]
  level: string[]
  guardian: string[]
  created_from: string | null
  created_to: string | null
}

export type StudentAbilities = Abilities & { groups: boolean; guardian: boolean; enrol: boolean }

export type StudentFilterOptions = {
  group: Option[]
  course: Option[]
  level: Option[]
  guardian: (StoredNames & { id: string })[]
}

export type StudentPageAbilities = Abilities & {
  enrolments: boolean
  enrol: boolean
  change: boolean
  overfill: boolean
  make_ups: boolean
  make_up: boolean
}
