import type { Data } from '@generated/data'
import type { NamedSession } from '~/components/class_sessions/types'

type WarnedPerson = Data.Admin.Placements.PlacementWarnings

export type PlacementWarning = WarnedPerson['warnings'][number]

/** The student has other sessions while the group meets; `session` is null where it may not be named. */
export interface PlacementClash {
  count: number
  total: number
  starts_at: string
  ends_at: string
  zone: string
  is_elsewhere: boolean
  session: NamedSession | null
}

export interface PlacementAnswer {
  people: WarnedPerson[]
  clash: PlacementClash | null
}

/** One student may come into a group: without `group_id` into that of the enrolment. */
type PlacementQuestion = {
  on: string
  group_id?: string
  student_id?: string
  enrolment_id?: string
  gender?: string | null
  birth_date?: string | null
}

/** A group is about to be saved with these columns. */
type GroupChangeQuestion = {
  changed_group: string
  course_id: string
  level_id: string | null
  gender_policy: string
  min_age: string | null
  max_age: string | null
}

/** A student is about to be saved with these columns. */
type StudentChangeQuestion = {
  changed_student: string
  gender: string | null
  birth_date: string | null
}

/** Many are chosen in a list, or attend `from_group_id`. */
type BulkPlacementQuestion = { on: string; group_id: string } & (
  { ids: string[] } | { matching: string } | { from_group_id: string; enrolment_ids?: string[] }
)

export type WarningsQuestion =
  PlacementQuestion | BulkPlacementQuestion | GroupChangeQuestion | StudentChangeQuestion
