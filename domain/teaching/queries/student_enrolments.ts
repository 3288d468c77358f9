import { selectRows } from '#domain/shared/select_rows'
import type { EnrolmentStatus } from '#domain/teaching/rules/enrolment_state'

export type StudentEnrolmentRow = {
  id: string
  status: EnrolmentStatus
  group_id: string
  code: string
  title_en: string | null
  title_ar: string | null
  starts_on: string | null
  ends_on: string | null
  reason: string | null
}

const sql = `
  select e.id, e.status, e.group_id, g.code, g.title_en, g.title_ar, e.starts_on::text starts_on, e.ends_on::text ends_on,
    e.reason
  from enrolments e join groups g on (g.tenant_id, g.id) = (e.tenant_id, e.group_id)
  where e.student_id = ? order by e.id desc limit 200`

/** The groups a student is and was in, the latest first. */
export class StudentEnrolments {
  execute(studentId: string) {
    return selectRows<StudentEnrolmentRow>(sql, [studentId])
  }
}
