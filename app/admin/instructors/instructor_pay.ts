import type { Principal } from '#domain/access/sessions/principal'
import type { Instructor } from '#domain/people/instructors/queries/find_instructor'
import { listPayRules, type PayRule } from '#domain/people/instructors/queries/list_pay_rules'

export async function payOf(user: Principal, { id, iban }: Instructor) {
  const rules = await listPayRules(id)
  return {
    iban,
    rules: rules.map(payRule),
    can: {
      add: user.may('admin.payouts.create'),
      account: user.may('admin.payouts.update'),
    },
  }
}

function payRule(rule: PayRule) {
  const { id, method, currency, exponent, effective_from, until, basis_points: points } = rule
  const wire = (minor: string | null) =>
    minor === null || currency === null || exponent === null ? null : { minor, currency, exponent }
  return {
    id,
    method,
    effective_from,
    until,
    percent: points === null ? null : points / 100,
    amount: wire(rule.amount),
    min_pay: wire(rule.min_pay),
    student_premium: wire(rule.student_premium),
  }
}
