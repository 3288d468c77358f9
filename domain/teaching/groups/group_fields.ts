import { toColumns } from '#domain/teaching/charge_columns'
import type { WorkType } from '#domain/shared/choices/work_types'
import type { GenderPolicy } from '#domain/teaching/groups/rules/group_state'
import type { Charge } from '#domain/teaching/rules/price'

/** A null `code` is made from the course's. Days are YYYY-MM-DD, `colour` is #rrggbb. */
export type GroupFields = {
  code: string | null
  titleEn: string | null
  titleAr: string | null
  courseId: string
  /** Null for the usual one of a new group, or where it is. */
  branchId: string | null
  workType: WorkType
  instructorId: string | null
  assistantIds: string[]
  levelId: string | null
  termId: string | null
  startsOn: string
  endsOn: string | null
  sessionTarget: number | null
  minStudents: number | null
  capacity: number
  makeupExtra: number
  waitlistEnabled: boolean
  offerHours: number
  genderPolicy: GenderPolicy
  minAge: number | null
  maxAge: number | null
  attendanceRequired: boolean
  onlineUrl: string | null
  notes: string | null
  colour: string | null
  nextGroupId: string | null
  charge: Charge
}

export const groupColumns = (fields: GroupFields) => ({
  title_en: fields.titleEn,
  title_ar: fields.titleAr,
  course_id: fields.courseId,
  ...(fields.branchId !== null && { branch_id: fields.branchId }),
  work_type: fields.workType,
  instructor_id: fields.instructorId,
  level_id: fields.levelId,
  term_id: fields.termId,
  starts_on: fields.startsOn,
  ends_on: fields.endsOn,
  session_target: fields.sessionTarget,
  min_students: fields.minStudents,
  capacity: fields.capacity,
  makeup_extra: fields.makeupExtra,
  waitlist_enabled: fields.waitlistEnabled,
  offer_hours: fields.offerHours,
  gender_policy: fields.genderPolicy,
  min_age: fields.minAge,
  max_age: fields.maxAge,
  attendance_required: fields.attendanceRequired,
  online_url: fields.onlineUrl,
  notes: fields.notes,
  colour: fields.colour,
  next_group_id: fields.nextGroupId,
  ...toColumns(fields.charge),
})

/** The columns that say whom the group suits. */
export function groupFit(fields: GroupFields) {
  const { course_id, level_id, gender_policy, min_age, max_age } = groupColumns(fields)
  return { course_id, level_id, gender_policy, min_age, max_age }
}
