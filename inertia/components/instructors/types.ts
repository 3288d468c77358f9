import type { Data } from '@generated/data'
import type { GroupStatus } from '~/components/groups/types'
import type { ListedQuery } from '~/ui/list/list_description'
import type { WireAmount } from '#domain/shared/money/money'

type Instructors = Data.Admin.Instructors.InstructorList

export type InstructorList = Instructors
export type InstructorRow = Instructors['rows'][number]
export type InstructorStatus = InstructorRow['status']
export type InstructorDetail = Data.Admin.Instructors.Instructor
export type InstructorDocument = Data.Admin.Instructors.Document

export type { Option, TaughtOptions as Options } from '~/components/catalogue/types'

export type InstructorGroup = {
  id: string
  code: string
  title_en: string | null
  title_ar: string | null
  status: GroupStatus
  starts_on: string
  ends_on: string | null
  capacity: number
  seats_taken: number
  waiting: number
  role: 'instructor' | 'assistant'
}

type PayMethod =
  | 'per_hour'
  | 'per_session'
  | 'per_student'
  | 'percent_of_charged'
  | 'percent_of_collected'
  | 'fixed_monthly'

export type PayRule = {
  id: string
  method: PayMethod
  effective_from: string
  until: string | null
  percent: number | null
  amount: WireAmount | null
  min_pay: WireAmount | null
  student_premium: WireAmount | null
}

export type Pay = {
  iban: string | null
  rules: PayRule[]
  can: { add: boolean; account: boolean }
}

export type InstructorQuery = ListedQuery & {
  sort: 'name' | 'number' | 'status' | 'created_at'
  status: InstructorStatus[]
  contract: ('employee' | 'contractor')[]
  subject: string[]
  level: string[]
  created_from: string | null
  created_to: string | null
}
