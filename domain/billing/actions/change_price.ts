import { v7 as uuid } from 'uuid'
import { lastBilledDay } from '#domain/billing/queries/last_billed_day'
import { withTenant } from '#domain/shared/data/database'
import { toldColumns } from '#domain/shared/records/told_columns'
import { err, ok, type Result } from '#domain/shared/result'
import { toColumns } from '#domain/teaching/charge_columns'
import {
  type StepInput,
  type Stepped,
  stepped,
  type StepRefusal,
} from '#domain/teaching/enrolments/change_enrolment'
import { enrolmentRecord } from '#domain/teaching/enrolments/enrolment_changes'
import { agreedCharge, agreeTerms, listTerms } from '#domain/teaching/enrolments/enrolment_terms'
import { lockEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import { changeInPlace } from '#domain/teaching/enrolments/move_enrolment'
import { isLive } from '#domain/teaching/enrolments/rules/enrolment_state'
import type { Charge } from '#domain/teaching/rules/price'

/** `from` is the first day of the new price, YYYY-MM-DD. */
type Input = StepInput & { from: string; charge: Charge; discount_reason: string | null }

export type PriceRefusal =
  StepRefusal | { type: 'before_first_day'; day: string } | { type: 'billed_until'; day: string }

/**
 * Agrees another price of one enrolment from a day on. Earlier days keep theirs, and days that were
 * billed are never touched; a later change that was planned stays.
 */
export function changePrice(input: Input): Promise<Result<Stepped, PriceRefusal>> {
  const { tenantId, id, from, charge } = input
  return withTenant(tenantId, async () => {
    const locked = await lockEnrolment(id)
    if (!locked) return err({ type: 'not_found' })
    const { enrolment, group } = locked
    const { status } = enrolment
    if (!isLive(status)) return err({ type: 'not_possible', status })
    const [first] = await listTerms(id)
    if (from < first!.from_day) return err({ type: 'before_first_day', day: first!.from_day })
    const billed = await lastBilledDay(enrolment)
    if (billed && from <= billed) return err({ type: 'billed_until', day: billed })

    const reference = uuid()
    const act = { ...input, actId: reference }
    const before = await agreedCharge(id, from)
    await agreeTerms({
      enrolment_id: id,
      from_day: from,
      charge,
      listed: group.charge.price,
      discount_reason: input.discount_reason,
      act_id: reference,
    })
    await changeInPlace(act, enrolment, {
      verb: 'change_price',
      on: from,
      before: auditedCharge(before),
      after: {
        ...auditedCharge(charge),
        discount_reason: input.discount_reason,
        from_day: from,
      },
    })
    return ok(stepped(enrolment, reference))
  })
}

function auditedCharge(charge: Charge) {
  const columns = toColumns(charge)
  return toldColumns(enrolmentRecord, columns, columns)
}
