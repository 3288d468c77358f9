import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { termsInForce } from '#domain/teaching/enrolments/enrolment_terms'

/** Days are YYYY-MM-DD, both included. Null `students`, `group` or `branch` is any. */
export type TermFilter = {
  from: string
  until: string
  students: string[] | null
  group: string | null
  branch: string | null
}

/** A term without a price is not billed. */
type Agreed = { [Name in keyof Price]: NonNullable<Price[Name]> }

/** The one of two shares that a line bills already, and the agreement that it was computed by. */
export type ClaimedShare = Nullable<Columns<'term_claims', 'share' | 'enrolment_payer_id'>>

type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null }

type Price = Columns<'enrolment_terms', 'price' | 'currency' | 'exponent'>

export type UnbilledTerm = Columns<'enrolments', 'student_id' | 'group_id'> &
  Columns<'groups', 'branch_id'> &
  Columns<'enrolment_terms', 'list_price' | 'tax_inclusive' | 'discount_reason'> &
  Agreed & {
    enrolment: string
    label_service: string | null
    first_day: string
  } & ClaimedShare

/** Neither share is claimed, or one of two; whoever pays the whole claims the first alone. */
export const isUnclaimed = sql<boolean>`w.count = 0 or w.count = 1 and w.enrolment_payer_id is not null`

export const claimedShares = sql`count(*)::integer as count, min(c.share) as share,
  (array_agg(c.enrolment_payer_id))[1] as enrolment_payer_id`

/** A transfer within a term goes on with it, so the term is claimed by the enrolment or one it came from. */
const claims = sql`(
  with recursive origins (id, from_id) as (
    select e.id, e.from_enrolment_id
    union all
    select p.id, p.from_enrolment_id from origins o
      join enrolments p on p.tenant_id = e.tenant_id and p.id = o.from_id
      join groups q on q.tenant_id = p.tenant_id and q.id = p.group_id
    where q.term_id is not distinct from g.term_id)
  select ${claimedShares} from origins o join term_claims c on c.tenant_id = e.tenant_id and c.enrolment_id = o.id)`

const isTransferredWithinTerm = sql<boolean>`exists (
  select from enrolments n join groups q on q.tenant_id = n.tenant_id and q.id = n.group_id
  where n.tenant_id = e.tenant_id and n.from_enrolment_id = e.id and not n.is_undone
    and q.term_id is not distinct from g.term_id)`

const begins = sql<string>`coalesce(e.starts_on, e.enrolled_on)`

const terms = statement(
  (query, filter: TermFilter) => sql<UnbilledTerm>`
    select e.student_id, e.group_id, g.branch_id, e.id as enrolment,
      (select c.service_id from course_services c
        where c.tenant_id = g.tenant_id and c.course_id = g.course_id and c.role = 'tuition') as label_service,
      greatest(${begins}, ${filter.from}::date)::text as first_day,
      t.price::text, t.list_price::text, t.currency, t.exponent, t.tax_inclusive, t.discount_reason,
      w.share, w.enrolment_payer_id
    from enrolments e
      join groups g on g.tenant_id = e.tenant_id and g.id = e.group_id
      join lateral ${termsInForce(query, sql`greatest(${begins}, ${filter.from}::date)`)} t on t.billing_mode = 'per_term'
      cross join lateral ${claims} w
    where not e.is_undone and e.status in ('active', 'frozen', 'completed', 'dropped')
      and ${begins} <= ${filter.until}::date
      and (e.ends_on is null or e.ends_on > greatest(${begins}, ${filter.from}::date))
      and (${filter.students}::uuid[] is null or e.student_id = any(${filter.students}::uuid[]))
      and (${filter.group}::uuid is null or e.group_id = ${filter.group}::uuid)
      and (${filter.branch}::uuid is null or g.branch_id = ${filter.branch}::uuid)
      and t.price is not null and not ${isTransferredWithinTerm} and (${isUnclaimed})
    order by e.student_id, e.id`
)

/** Lists enrolments of the days that pay by the term and whose term is not billed in full yet. */
export const unbilledTerms = (filter: TermFilter) => terms(filter)
