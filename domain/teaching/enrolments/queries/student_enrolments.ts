import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'
import { type NamedPerson, personOf } from '#domain/teaching/groups/queries/find_group'
import type { EnrolmentStatus } from '#domain/teaching/enrolments/rules/enrolment_state'
import type { BillingMode } from '#domain/teaching/rules/price'

export type StudentEnrolmentRow = {
  id: string
  status: EnrolmentStatus
  group_id: string
  code: string
  title_en: string | null
  title_ar: string | null
  capacity: number
  seats_taken: number
  offer_hours: number
  instructor: NamedPerson | null
  starts_on: string | null
  ends_on: string | null
  price: string | null
  currency: string | null
  exponent: number | null
  billing_mode: BillingMode | null
  reason: string | null
  /** Counted from 1; null for whoever doesn't wait. */
  place: number | null
  waiting_since: Date | null
  offer_expires_at: Date | null
  frozen_from: string | null
  frozen_until: string | null
}

const enrolmentsOf = statement(
  (_, given: { studentId: string }) => sql<StudentEnrolmentRow>`
  select e.id, e.status, e.group_id, g.code, g.title_en, g.title_ar, g.capacity, g.seats_taken, g.offer_hours,
    case when i.id is not null then ${personOf('i')} end instructor,
    e.starts_on, e.ends_on, e.price, e.currency, e.exponent, e.billing_mode, e.reason,
    case when e.status = 'waitlisted' then (select count(*)::integer from enrolments w
      where (w.tenant_id, w.group_id) = (e.tenant_id, e.group_id) and w.status = 'waitlisted'
        and w.waiting_order <= e.waiting_order) end place,
    e.waiting_since, e.offer_expires_at, e.frozen_from, e.frozen_until
  from enrolments e
  join groups g on (g.tenant_id, g.id) = (e.tenant_id, e.group_id)
  left join instructors i on (i.tenant_id, i.id) = (g.tenant_id, g.instructor_id)
  where e.student_id = ${given.studentId} and not e.is_undone order by e.id desc limit 200`
)

/** The groups a student is and was in, the latest first. */
export class StudentEnrolments {
  execute(studentId: string) {
    return enrolmentsOf({ studentId })
  }
}
