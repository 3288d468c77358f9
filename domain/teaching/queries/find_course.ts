import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'
import type { CourseStatus } from '#domain/teaching/rules/course_status'
import type { BillingMode } from '#domain/teaching/rules/price'
import type { WorkType } from '#domain/teaching/rules/group_state'

export type Course = {
  id: string
  code: string
  title_en: string | null
  title_ar: string | null
  subject_id: string
  subject_en: string | null
  subject_ar: string | null
  level_id: string | null
  level_en: string | null
  level_ar: string | null
  work_types: WorkType[]
  capacity: number | null
  min_students: number | null
  total_sessions: number | null
  session_minutes: number | null
  /** Minor units, as bigint comes: in text. */
  price: string | null
  currency: string | null
  exponent: number | null
  billing_mode: BillingMode | null
  colour: string | null
  description_en: string | null
  description_ar: string | null
  status: CourseStatus
  version: number
  created_at: Date
  updated_at: Date
  archived_at: Date | null
}

const sql = `
  select c.id, c.code, c.title_en, c.title_ar, c.subject_id, s.name_en as subject_en, s.name_ar as subject_ar,
    c.level_id, l.name_en as level_en, l.name_ar as level_ar, c.work_types, c.capacity, c.min_students,
    c.total_sessions, c.session_minutes, c.price, c.currency, c.exponent, c.billing_mode, c.colour, c.description_en,
    c.description_ar, c.status, c.version, c.created_at, c.updated_at, c.archived_at
  from courses c
  join subjects s on s.tenant_id = c.tenant_id and s.id = c.subject_id
  left join levels l on l.tenant_id = c.tenant_id and l.id = c.level_id
  where c.id = ?`

/** One course of the entered tenant; a malformed id, an absent one and another tenant's are the same nothing. */
export class FindCourse {
  async execute(id: string) {
    return isUuid(id) ? (await selectRows<Course>(sql, [id]))[0] : undefined
  }
}
