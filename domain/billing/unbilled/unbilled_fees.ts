import { sql } from 'kysely'
import {
  claimedShares,
  type ClaimedShare,
  isUnclaimed,
  type TermFilter,
} from '#domain/billing/unbilled/unbilled_terms'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

export type UnbilledFee = Columns<'enrolments', 'student_id' | 'group_id'> &
  Columns<'groups', 'branch_id'> &
  Columns<'services', 'unit'> &
  Columns<'service_prices', 'currency' | 'exponent' | 'tax_inclusive'> &
  Record<'enrolment' | 'label_service' | 'first_day' | 'price', string> &
  ClaimedShare

const begins = sql<string>`coalesce(e.starts_on, e.enrolled_on)`

const claims = sql`(
  select ${claimedShares} from fee_claims c where c.tenant_id = e.tenant_id and c.service_id = f.service_id
    and (c.enrolment_id = e.id or f.charged = 'once' and c.student_id = e.student_id))`

/** Whoever was in a course with the same fee before paid it then; a transfer goes on with what was paid. */
const isOwedBefore = sql<boolean>`(e.from_enrolment_id is not null or f.charged = 'once' and exists (
  select from enrolments o
    join groups h on h.tenant_id = o.tenant_id and h.id = o.group_id
    join course_services b on b.tenant_id = h.tenant_id and b.course_id = h.course_id
  where o.tenant_id = e.tenant_id and o.student_id = e.student_id and o.id <> e.id and not o.is_undone
    and o.status in ('active', 'frozen', 'completed', 'dropped', 'transferred')
    and b.service_id = f.service_id and b.role = 'fee'
    and (coalesce(o.starts_on, o.enrolled_on), o.id) < (${begins}, e.id)))`

const fees = statement(
  (_, filter: TermFilter) => sql<UnbilledFee>`
    select e.student_id, e.group_id, g.branch_id, e.id as enrolment, f.service_id as label_service, v.unit,
      ${begins}::text as first_day, q.amount::text as price, q.currency, q.exponent, q.tax_inclusive,
      w.share, w.enrolment_payer_id
    from enrolments e
      join groups g on g.tenant_id = e.tenant_id and g.id = e.group_id
      join course_services f on f.tenant_id = g.tenant_id and f.course_id = g.course_id and f.role = 'fee'
      join services v on v.tenant_id = f.tenant_id and v.id = f.service_id
      join lateral (
        select * from service_prices q
        where q.tenant_id = f.tenant_id and q.service_id = f.service_id and q.effective_from <= ${begins}
        order by q.effective_from desc limit 1) q on true
      cross join lateral ${claims} w
    where not e.is_undone and e.status in ('active', 'frozen', 'completed', 'dropped')
      and ${begins} between ${filter.from}::date and ${filter.until}::date
      and (${filter.students}::uuid[] is null or e.student_id = any(${filter.students}::uuid[]))
      and (${filter.group}::uuid is null or e.group_id = ${filter.group}::uuid)
      and (${filter.branch}::uuid is null or g.branch_id = ${filter.branch}::uuid)
      and not ${isOwedBefore} and (${isUnclaimed})
    order by e.student_id, e.id, f.position`
)

/** Lists the fees of courses that enrolments of the days began with and that are not billed in full yet. */
export const unbilledFees = (filter: TermFilter) => fees(filter)
