import type { BillingMode } from '#domain/teaching/rules/price'
import type { CourseStatus } from '#domain/teaching/courses/rules/course_status'
import type { WorkType } from '#domain/shared/choices/work_types'

/**
 * A null `code` asks for a free one, or keeps the one there is. `capacity` and `minStudents` are a
 * group's defaults. `price` is in minor units of `currency`, as many as `exponent` says.
 */
export type CourseFields = {
  code: string | null
  titleEn: string | null
  titleAr: string | null
  subjectId: string
  levelId: string | null
  workTypes: WorkType[]
  capacity: number | null
  minStudents: number | null
  totalSessions: number | null
  sessionMinutes: number | null
  price: number | null
  currency: string | null
  exponent: number | null
  billingMode: BillingMode | null
  colour: string | null
  descriptionEn: string | null
  descriptionAr: string | null
  status: CourseStatus
}

export const courseColumns = (fields: CourseFields) => ({
  code: fields.code,
  title_en: fields.titleEn,
  title_ar: fields.titleAr,
  subject_id: fields.subjectId,
  level_id: fields.levelId,
  work_types: fields.workTypes,
  capacity: fields.capacity,
  min_students: fields.minStudents,
  total_sessions: fields.totalSessions,
  session_minutes: fields.sessionMinutes,
  price: fields.price,
  currency: fields.currency,
  exponent: fields.exponent,
  billing_mode: fields.billingMode,
  colour: fields.colour,
  description_en: fields.descriptionEn,
  description_ar: fields.descriptionAr,
  status: fields.status,
})
