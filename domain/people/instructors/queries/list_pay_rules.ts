import { sql } from 'kysely'
import type { PayMethod } from '#domain/people/instructors/rules/pay'
import { statement } from '#domain/shared/data/statement'

/** Amounts in minor units, as text. */
export type PayRule = {
  id: string
  method: PayMethod
  amount: string | null
  currency: string | null
  exponent: number | null
  basis_points: number | null
  min_pay: string | null
  student_premium: string | null
  effective_from: string
  /** The day before the next rule begins; null while this is the last. */
  until: string | null
}

const payRules = statement(
  (_, given: { instructorId: string }) => sql<PayRule>`
    select id, method, amount, currency, exponent, basis_points, min_pay,
       student_premium, effective_from,
       (lead(effective_from) over (order by effective_from) - 1) as until
     from pay_rules where instructor_id = ${given.instructorId} order by pay_rules.effective_from desc`
)

export const listPayRules = (instructorId: string) => payRules({ instructorId })
