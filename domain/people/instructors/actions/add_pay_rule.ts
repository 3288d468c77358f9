import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { lockInstructor } from '#domain/people/instructors/lock_instructor'
import type { PayRuleFields } from '#domain/people/instructors/rules/pay'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { toWire } from '#domain/shared/money/money'
import { err, ok, type Result } from '#domain/shared/result'
import type { DB } from '#database/schema'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; actor: Actor; instructorId: string; rule: PayRuleFields }

/** Rules are never rewritten, because payouts were calculated by them; a day has one at most. */
export class AddPayRule {
  async execute({
    tenantId,
    actor,
    instructorId,
    rule,
  }: Input): Promise<Result<{ id: string }, { type: 'not_found' } | { type: 'day_taken' }>> {
    return withTenant(tenantId, async () => {
      if (!(await lockInstructor(instructorId))) return err({ type: 'not_found' })
      const taken = await db()
        .selectFrom('pay_rules')
        .where('instructor_id', '=', instructorId)
        .where('effective_from', '=', rule.effectiveFrom)
        .select('id')
        .executeTakeFirst()
      if (taken) return err({ type: 'day_taken' })
      const id = uuid()
      const row = { id, instructor_id: instructorId, ...payColumns(rule) }
      await db()
        .insertInto('pay_rules')
        .values(row satisfies Insertable<DB['pay_rules']>)
        .execute()
      const subject = { subjectType: 'instructor', subjectId: instructorId }
      await recordAudit({ actor, action: 'payouts.add_rule', ...subject, after: told(rule) })
      return ok({ id })
    })
  }
}

const text = (minor: bigint | null) => (minor === null ? null : String(minor))

const payColumns = (rule: PayRuleFields) => ({
  method: rule.method,
  amount: text(rule.amount),
  currency: rule.currency,
  exponent: rule.exponent,
  basis_points: rule.basisPoints,
  min_pay: text(rule.minPay),
  student_premium: text(rule.studentPremium),
  effective_from: rule.effectiveFrom,
})

function told({ method, currency, exponent, effectiveFrom, ...rule }: PayRuleFields) {
  const wire = (minor: bigint | null) =>
    minor === null || currency === null || exponent === null
      ? undefined
      : toWire({ minor, currency, exponent })
  return {
    method,
    amount: wire(rule.amount),
    percent: rule.basisPoints === null ? undefined : rule.basisPoints / 100,
    min_pay: wire(rule.minPay),
    student_premium: wire(rule.studentPremium),
    effective_from: effectiveFrom,
  }
}
