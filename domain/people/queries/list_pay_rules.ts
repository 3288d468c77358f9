import type { PayMethod } from '#domain/people/rules/pay'
import { selectRows } from '#domain/shared/select_rows'

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

/** What an instructor is and was paid, the latest first. */
export const listPayRules = (instructorId: string) =>
  selectRows<PayRule>(
    `select id, method, amount::text as amount, currency, exponent, basis_points, min_pay::text as min_pay,
       student_premium::text as student_premium, effective_from::text as effective_from,
       (lead(effective_from) over (order by effective_from) - 1)::text as until
     from pay_rules where instructor_id = ? order by pay_rules.effective_from desc`,
    [instructorId]
  )
