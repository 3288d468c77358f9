import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

/** `household_id` or `student_id` is the payer's, of whom there is none for a guardian or a company. */
export type SecondPayer = Columns<
  'enrolment_payers',
  'id' | 'enrolment_id' | 'payer_id' | 'percent' | 'amount' | 'currency' | 'exponent'
> &
  Columns<'payers', 'household_id' | 'student_id'>

type Wanted = { enrolments: string[]; ids: string[] }

/** Whoever moved into the household of the second payer has one payer. */
const paysAnyway = sql<boolean>`(p.household_id = s.household_id or p.student_id = s.id and s.household_id is null) is true`

const read = statement(
  (_, { enrolments, ids }: Wanted) => sql<SecondPayer & { is_current: boolean }>`
    select y.id, y.enrolment_id, y.payer_id, y.percent, y.amount::text, y.currency, y.exponent, p.household_id, p.student_id,
      y.ended_at is null and y.enrolment_id = any(${enrolments}::uuid[]) and not ${paysAnyway} as is_current
    from enrolment_payers y
      join payers p on p.tenant_id = y.tenant_id and p.id = y.payer_id
      join enrolments e on e.tenant_id = y.tenant_id and e.id = y.enrolment_id
      join students s on s.tenant_id = e.tenant_id and s.id = e.student_id
    where y.id = any(${ids}::uuid[])
      or y.ended_at is null and y.enrolment_id = any(${enrolments}::uuid[])`
)

type SecondPayers = {
  /** Those who pay a share today, by enrolment. */
  current: Map<string, SecondPayer>
  /** Also those of whom a share is billed, by id. */
  by_id: Map<string, SecondPayer>
}

/** Reads who shares what these enrolments cost, and the agreements by which something is billed already. */
export async function secondPayersOf({ enrolments, ids }: Wanted): Promise<SecondPayers> {
  if (enrolments.length === 0 && ids.length === 0) return { current: new Map(), by_id: new Map() }
  const rows = await read({ enrolments, ids })
  const current = rows.filter((one) => one.is_current)
  return {
    current: new Map(current.map((one) => [one.enrolment_id, one])),
    by_id: new Map(rows.map((one) => [one.id, one])),
  }
}
