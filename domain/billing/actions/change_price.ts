import { v7 as uuid } from 'uuid'
import { lastBilledDay } from '#domain/billing/queries/last_billed_day'
import { withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import {
  type StepInput,
  type Stepped,
  stepped,
  type StepRefusal,
} from '#domain/teaching/enrolments/change_enrolment'
import {
  agreedTerms,
  agreeTerms,
  auditedTerms,
  type EnrolmentTerms,
  listTerms,
} from '#domain/teaching/enrolments/enrolment_terms'
import { lockEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import { changeInPlace } from '#domain/teaching/enrolments/move_enrolment'
import { isLive } from '#domain/teaching/enrolments/rules/enrolment_state'
import { type Charge, isOffered } from '#domain/teaching/rules/price'

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
    const before = await agreedTerms(id, from)
    await agreeTerms({
      enrolment_id: id,
      from_day: from,
      charge: { ...charge, billingMode: offeredMode(charge, before) },
      listed: group.charge.price,
      discount_reason: input.discount_reason,
      act_id: reference,
    })
    await changeInPlace(act, enrolment, {
      verb: 'change_price',
      on: from,
      before: auditedTerms(before),
      after: { ...auditedTerms(await agreedTerms(id, from)), from_day: from },
    })
    return ok(stepped(enrolment, reference))
  })
}

/** A mode that is no longer offered stays only where it was agreed before. */
const offeredMode = ({ billingMode: mode }: Charge, { billing_mode: agreed }: EnrolmentTerms) =>
  mode && isOffered(mode, agreed) ? mode : null
