import type { BillingMode } from '#domain/teaching/rules/price'
import type { CourseStatus } from '#domain/teaching/courses/rules/course_status'
import type { WorkType } from '#domain/shared/choices/work_types'

export type CourseFields = {
  /** Null asks for a free one, or keeps the one there is. */
  code: string | null
  title_en: string | null
  title_ar: string | null
  subject_id: string
  level_id: string | null
  work_types: WorkType[]
  /** Seats a group of it has by itself, and the fewest it begins with. */
  capacity: number | null
  min_students: number | null
  total_sessions: number | null
  session_minutes: number | null
  /** In minor units of `currency`, as many as `exponent` says. */
  price: number | null
  currency: string | null
  exponent: number | null
  billing_mode: BillingMode | null
  colour: string | null
  description_en: string | null
  description_ar: string | null
  status: CourseStatus
}

export const namedBy = ({ subject_id, level_id }: CourseFields) => [
  { field: 'subject_id', table: 'subjects', id: subject_id } as const,
  { field: 'level_id', table: 'levels', id: level_id } as const,
]
