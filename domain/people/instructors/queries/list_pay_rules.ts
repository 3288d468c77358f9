import { sql } from 'kysely'
import { columns, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const own = columns('pay_rules', 'r', [
  'id',
  'method',
  'amount',
  'currency',
  'exponent',
  'basis_points',
  'min_pay',
  'student_premium',
  'effective_from',
])

/**
 * Amounts are minor units, as text. `until` is the day before the next rule begins, null for the
 * last.
 */
export type PayRule = RowIn<typeof own> & {
  until: string | null
}

const payRules = statement(
  (_, given: { instructorId: string }) => sql<PayRule>`
    select ${own}, (lead(effective_from) over (order by effective_from) - 1) as until
     from pay_rules r where instructor_id = ${given.instructorId} order by r.effective_from desc`
)

export const listPayRules = (instructorId: string) => payRules({ instructorId })
