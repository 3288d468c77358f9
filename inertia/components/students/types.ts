import type { Direction } from '~/ui/list/column'
import type { PersonNames } from '~/ui/names'
import type { PageMeta } from '~/ui/list/pager'

export const studentStatuses = [
  'lead',
  'applicant',
  'active',
  'on_hold',
  'left',
  'alumni',
  'blocked',
] as const
export type StudentStatus = (typeof studentStatuses)[number]

export type StudentRow = PersonNames & {
  id: string
  number: string
  email: string | null
  phone: string | null
  photo: string | null
  status: StudentStatus
  birth_date: string | null
  created_at: string
  archived_at: string | null
  version: number
}

export type StudentDetail = StudentRow & {
  gender: 'male' | 'female' | null
  nationality: string | null
  national_id: string | null
  whatsapp: boolean
  school_name: string | null
  notes: string | null
  updated_at: string
}

export type Duplicate = PersonNames & {
  id: string
  number: string
  phone: string | null
  birth_date: string | null
  reason: 'phone' | 'name_and_birth_date'
}

export type StudentQuery = {
  q: string
  status: StudentStatus[]
  created_from: string | null
  created_to: string | null
  archived: boolean
  sort: 'number' | 'name' | 'created_at' | 'status'
  dir: Direction
  page: number
  per: 25 | 50 | 100
}

export type StudentList = {
  rows: StudentRow[]
  meta: PageMeta
  unfiltered_total: number
}

export type Abilities = {
  create: boolean
  update: boolean
  delete: boolean
}

export type Change = {
  field: string
  before: string | number | boolean | null
  after: string | number | boolean | null
}

export type ActivityRow = {
  id: string
  occurred_at: string
  actor_name: string | null
  action: string
  changes: Change[]
}
