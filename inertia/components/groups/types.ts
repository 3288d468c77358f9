import type { Data } from '@generated/data'
import type { Audience, PlacementWarning } from '#domain/teaching/enrolments/rules/suitability'
import type { ListedQuery } from '~/ui/list/list_description'
import type { Abilities } from '~/ui/record/types'

type Groups = Data.Admin.Groups.GroupList

export type GroupList = Groups
export type GroupRow = Groups['rows'][number]
export type GroupStatus = GroupRow['status']
export type GroupDetail = Data.Admin.Groups.Group
export type RosterRow = Data.Admin.Groups.Roster
export type EnrolmentStatus = RosterRow['status']
export type Candidate = Data.Admin.Groups.Candidate
export type GroupActivityRow = Data.Admin.Groups.GroupActivity

type KeptAmount = { minor: string; currency: string; exponent: number }

export type Option = { id: string; code: string; en: string | null; ar: string | null }

export type CourseOption = Option & {
  level_id: string | null
  work_types: GroupRow['work_type'][]
  capacity: number | null
  min_students: number | null
  total_sessions: number | null
  price: KeptAmount | null
  billing_mode: GroupDetail['billing_mode']
}

export type TermOption = Option & { starts_on: string; ends_on: string }

export type EnrolGroup = Pick<
  GroupDetail,
  | 'id'
  | 'status'
  | 'capacity'
  | 'seats_taken'
  | 'waiting'
  | 'waitlist_enabled'
  | 'starts_on'
  | 'gender_policy'
  | 'min_age'
  | 'max_age'
  | 'price'
  | 'billing_mode'
> & {
  course: Pick<GroupDetail['course'], 'id' | 'subject_id' | 'price' | 'billing_mode'>
}

/** `warnings` speak against the group for the one student whose page it is. */
export type TargetOption = Option &
  EnrolGroup & {
    ends_on: string | null
    instructor: GroupDetail['instructor']
    level: Audience['level']
    warnings?: PlacementWarning[]
  }

export type FormOptions = {
  courses: CourseOption[]
  instructors: Option[]
  levels: Option[]
  terms: TermOption[]
  groups: Option[]
}

export type FilterOptions = {
  course: Option[]
  instructor: Option[]
  level: Option[]
  term: Option[]
}

export type GroupQuery = ListedQuery & {
  sort: 'starts_on' | 'code' | 'title' | 'seats'
  status: GroupStatus[]
  work_type: GroupRow['work_type'][]
  seats: ('free' | 'full')[]
  course: string[]
  instructor: string[]
  term: string[]
  level: string[]
  branch: string[]
  starts_from: string | null
  starts_to: string | null
}

export type GroupTab =
  'students' | 'waiting' | 'sessions' | 'attendance' | 'pattern' | 'notes' | 'activity'

export type GroupAbilities = Abilities & {
  enrol: boolean
  promote: boolean
  change: boolean
  overfill: boolean
  register: boolean
  roster: boolean
}

export type MoveOutcome = 'enrolled' | 'waiting' | 'already' | 'full' | 'not_possible'
