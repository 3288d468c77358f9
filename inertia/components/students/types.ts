import type { Direction } from '~/ui/list/column'
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

export interface PersonNames {
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
}

export interface StudentRow extends PersonNames {
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

export interface StudentDetail extends StudentRow {
  gender: 'male' | 'female' | null
  nationality: string | null
  national_id: string | null
  whatsapp: boolean
  school_name: string | null
  notes: string | null
  updated_at: string
}

export interface Duplicate extends PersonNames {
  id: string
  number: string
  phone: string | null
  birth_date: string | null
  reason: 'phone' | 'name_and_birth_date'
}

export interface StudentQuery {
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

export interface StudentList {
  rows: StudentRow[]
  meta: PageMeta
  unfiltered_total: number
}

export interface Abilities {
  create: boolean
  update: boolean
  delete: boolean
}

export interface Change {
  field: string
  before: unknown
  after: unknown
}

export interface ActivityRow {
  id: string
  occurred_at: string
  actor_name: string | null
  action: string
  changes: Change[]
}
