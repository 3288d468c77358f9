import { sql } from 'kysely'
import { centreToday, type Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { termsInForce } from '#domain/teaching/enrolments/enrolment_terms'
import { storedNameFields } from '#domain/shared/text/person_names'

/** An enrolment of which a payer pays a share. */
export type PayerShare = Columns<
  'enrolment_payers',
  'id' | 'percent' | 'amount' | 'currency' | 'exponent'
> &
  Columns<'groups', 'code' | 'title_en' | 'title_ar'> &
  Columns<'enrolment_terms', 'billing_mode'> &
  Columns<'enrolments', 'group_id'> & {
    student: Columns<'students', 'id' | 'number' | (typeof storedNameFields)[number]>
  }

const student = sql.join(
  ['id', 'number', ...storedNameFields].flatMap((name) => [sql.lit(name), sql.ref(`s.${name}`)])
)

const most = 200

const shares = statement(
  (query, { payer }: { payer: string }) => sql<PayerShare>`
    select y.id, y.percent, y.amount::text, y.currency, y.exponent, g.id as group_id, g.code, g.title_en, g.title_ar, t.billing_mode,
      jsonb_build_object(${student}) as student
    from enrolment_payers y
      join enrolments e on e.tenant_id = y.tenant_id and e.id = y.enrolment_id
      join students s on s.tenant_id = e.tenant_id and s.id = e.student_id
      join groups g on g.tenant_id = e.tenant_id and g.id = e.group_id
      left join lateral ${termsInForce(query, centreToday)} t on true
    where y.payer_id = ${payer} and y.ended_at is null and not e.is_undone
    order by s.number, g.code limit ${sql.lit(most)}`
)

export const listSharesOf = (payer: string) => shares({ payer })
