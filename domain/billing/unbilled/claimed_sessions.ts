import { sql } from 'kysely'
import type { SharedClaim } from '#domain/billing/rules/shared_differences'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { takesAttendance } from '#domain/scheduling/class_sessions/queries/takes_attendance'
import { termsInForce } from '#domain/teaching/enrolments/enrolment_terms'
import { isFrozenOn } from '#domain/teaching/enrolments/queries/frozen_on'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

/** A null `payer` or `branch` is any. */
type ClaimFilter = { payer: string | null; branch: string | null; moment: Date }

/** Null for a line that bills everything. */
type ClaimedShare = Columns<'billing_claims', 'enrolment_payer_id'> & { shared: SharedClaim | null }

type Claimed = Partial<Columns<'enrolment_terms', 'price'>> &
  ClaimedShare &
  Columns<'billing_claims', 'session_id' | 'student_id' | 'share'> &
  Columns<'documents', 'payer_id' | 'status' | 'number' | 'currency' | 'exponent'> &
  Columns<'document_lines', 'document_id' | 'label_en' | 'label_ar' | 'unit' | 'unit_price'> & {
    line: string
    day: string
    billed_percent: number
    billed_minutes: number
    percent: number
    minutes: number
    is_hourly: boolean
    price_exponent: number | null
    /** Credit notes and lines of later invoices changed it by this, in minor units of the document. */
    settled: string
    /** Credit notes took this of it without settling a difference. */
    credited_by_hand: string
    /** Nobody has credited this yet, of the line and of those that add to the session. */
    creditable: string
  }

const day = sessionDay('s')

/** Whoever is in a group that takes no attendance, and not on a pause, pays for what was held. */
const isOnRoster = sql<boolean>`exists (
  select from enrolments e where e.tenant_id = s.tenant_id and e.student_id = c.student_id and e.group_id = s.group_id
    and ${inGroupOn(day)} and not ${isFrozenOn(day)})`

/** A session that waits for its mark, or that was moved ahead, is as it was billed until then. */
const percent = sql<number>`case
  when s.status = 'cancelled' and s.cancelled_by is distinct from 'student' then 0
  when s.ends_at > f.moment then c.charge_percent
  when a.charge_percent is not null then a.charge_percent
  when s.student_id is not null or ${takesAttendance('s')} then c.charge_percent
  when ${isOnRoster} then 100 else 0 end::integer`

const minutes = sql<number>`case when s.ends_at > f.moment then c.minutes
  else extract(epoch from s.ends_at - s.starts_at)::integer / 60 end`

const settlements = (isByHand: boolean) => sql<string>`coalesce((
  select sum(t.amount) from billing_settlements t
    join document_lines x on x.tenant_id = t.tenant_id and x.id = t.line_id
    join documents y on y.tenant_id = x.tenant_id and y.id = x.document_id
  where t.tenant_id = c.tenant_id and t.session_id = c.session_id and t.student_id = c.student_id
    and t.share = c.share and t.is_by_hand = ${isByHand}::boolean and y.status <> 'void'), 0)`

const creditable = sql<string>`l.total - l.credited + coalesce((
  select sum(x.total - x.credited) from billing_settlements t
    join document_lines x on x.tenant_id = t.tenant_id and x.id = t.line_id
    join documents y on y.tenant_id = x.tenant_id and y.id = x.document_id
  where t.tenant_id = c.tenant_id and t.session_id = c.session_id and t.student_id = c.student_id
    and t.share = c.share and y.kind = 'invoice' and y.status <> 'void'), 0)`

const otherClaim = sql`
  (select jsonb_build_object('charge', o.charge::text, 'amount', o.amount::text, 'exponent', o.exponent,
      'percent', o.charge_percent, 'minutes', o.minutes)
    from billing_claims o where o.tenant_id = c.tenant_id and o.session_id = c.session_id and o.student_id = c.student_id
      and o.share <> c.share and o.enrolment_payer_id is not null)`

/** Amounts are text: JSON has no integers that are large enough. */
const shared = sql`
  (select jsonb_build_object('charge', c.charge::text, 'amount', c.amount::text, 'exponent', c.claim_exponent, 'percent', y.percent,
      'agreed_amount', y.amount::text, 'agreed_exponent', y.exponent, 'gross', c.gross::text, 'other', ${otherClaim},
      'whole', (select sum(x.amount) from billing_claims x where x.tenant_id = c.tenant_id and x.line_id = c.line)::text)
    from enrolment_payers y where y.tenant_id = c.tenant_id and y.id = c.enrolment_payer_id)`

const isHourly = sql<boolean>`(case when c.service_id is null then t.billing_mode = 'per_hour' else v.unit = 'hour' end) is true`

/** The price of the enrolment that the line names, or of the session's service, on the session's day. */
const changed = statement(
  (query, filter: ClaimFilter) => sql<Claimed>`
    with claimed as (
      select c.session_id, c.student_id, l.id as line, l.document_id, l.label_en, l.label_ar, l.unit, l.unit_price,
        l.enrolment_id, s.service_id, d.payer_id, d.status, d.number, d.currency, d.exponent, ${day} as day,
        c.charge_percent::integer as billed_percent, c.minutes as billed_minutes,
        ${percent} as percent, ${minutes} as minutes, ${settlements(false)} as settled, -${settlements(true)} as credited_by_hand,
        ${creditable} as creditable, c.tenant_id,
        c.share, c.enrolment_payer_id, c.charge, c.amount, c.exponent as claim_exponent, l.gross
      from (select ${filter.moment}::timestamptz as moment) f
        cross join billing_claims c
        join document_lines l on l.tenant_id = c.tenant_id and l.id = c.line_id
        join documents d on d.tenant_id = l.tenant_id and d.id = l.document_id
        join class_sessions s on s.tenant_id = c.tenant_id and s.id = c.session_id
        left join attendance a on a.tenant_id = c.tenant_id and a.session_id = c.session_id and a.student_id = c.student_id
      where d.kind = 'invoice' and d.status <> 'void'
        and (${filter.payer}::uuid is null or d.payer_id = ${filter.payer}::uuid)
        and (${filter.branch}::uuid is null or d.branch_id = ${filter.branch}::uuid))
    select c.session_id, c.student_id, c.line, c.document_id, c.label_en, c.label_ar, c.unit, c.unit_price::text,
      c.payer_id, c.status, c.number, c.currency, c.exponent, c.day::text, c.billed_percent, c.billed_minutes,
      c.percent, c.minutes, c.settled::text, c.credited_by_hand::text, c.creditable::text,
      ${isHourly} as is_hourly, c.share, c.enrolment_payer_id, ${shared} as shared,
      case when c.service_id is null then t.price else q.amount end::text as price,
      case when c.service_id is null then t.exponent else q.exponent end as price_exponent
    from claimed c
      left join enrolments e on e.tenant_id = c.tenant_id and e.id = c.enrolment_id
      left join lateral ${termsInForce(query, sql`c.day`)} t on e.id is not null
      left join services v on v.tenant_id = c.tenant_id and v.id = c.service_id
      left join lateral (
        select * from service_prices q where q.tenant_id = c.tenant_id and q.service_id = c.service_id
          and q.effective_from <= c.day order by q.effective_from desc limit 1) q on true
    where c.percent <> c.billed_percent or c.settled <> 0 or c.minutes <> c.billed_minutes
      and (c.unit = 'hour' or c.enrolment_payer_id is not null and c.billed_percent = 100 and ${isHourly})
    order by c.payer_id, c.day, c.session_id`
)

/** Reads billed sessions whose charge or length is another by now, or that were settled before. */
export const changedClaims = (filter: ClaimFilter) => changed(filter)
