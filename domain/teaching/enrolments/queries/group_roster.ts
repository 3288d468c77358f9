import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'
import type { EnrolmentStatus } from '#domain/teaching/enrolments/rules/enrolment_state'
import type { BillingMode } from '#domain/teaching/rules/price'

export type RosterRow = {
  id: string
  status: EnrolmentStatus
  student_id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  photo: string | null
  phone: string | null
  enrolled_on: string
  starts_on: string | null
  ends_on: string | null
  price: string | null
  currency: string | null
  exponent: number | null
  billing_mode: BillingMode | null
  discount_reason: string | null
  over_capacity_reason: string | null
  reason: string | null
  /** Counted from 1; null for whoever doesn't wait. */
  place: number | null
  waiting_since: Date | null
  offer_expires_at: Date | null
  frozen_from: string | null
  frozen_until: string | null
}

const most = 2000

const roster = (script: 'en' | 'ar') =>
  statement(
    (_, given: { groupId: string }) => sql<RosterRow>`
  select e.id, e.status, e.student_id, s.number, s.first_name, s.last_name, s.first_name_other, s.last_name_other,
    s.photo, s.phone, e.enrolled_on, e.starts_on, e.ends_on,
    e.price, e.currency, e.exponent, e.billing_mode, e.discount_reason, e.over_capacity_reason, e.reason,
    case when e.status = 'waitlisted'
      then (row_number() over (partition by e.status order by e.waiting_order))::integer end place,
    e.waiting_since, e.offer_expires_at, e.frozen_from, e.frozen_until
  from enrolments e join students s on (s.tenant_id, s.id) = (e.tenant_id, e.student_id)
  where e.group_id = ${given.groupId} and not e.is_undone
  order by array_position(array['offered', 'waitlisted'], e.status), place nulls last, ${sql.ref(`s.sorted_${script}`)}, e.id desc
  limit ${sql.lit(most)}`
  )

const rosters = { en: roster('en'), ar: roster('ar') }

/** Everyone who is or was in a group: offers and the waiting list in its order, the others by the name a page in `locale` shows. */
export class GroupRoster {
  execute(groupId: string, locale: 'en' | 'ar') {
    return rosters[locale]({ groupId })
  }
}
