import { v7 as uuid } from 'uuid'
import type { CompanyFields } from '#domain/billing/payers/company_fields'
import { createCompany } from '#domain/billing/payers/create_company'
import { resolvePayer } from '#domain/billing/payers/resolve_payer'
import {
  auditedSecondPayer,
  currentSecondPayer,
  endSecondPayer,
} from '#domain/billing/second_payers/current_second_payer'
import { paysAlready } from '#domain/billing/second_payers/pays_already'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import type { Amount } from '#domain/shared/money/money'
import type { StaleVersion } from '#domain/shared/records/stale_version'
import type { Result } from '#domain/shared/result'
import { today } from '#domain/shared/time/clock'
import { agreedTerms } from '#domain/teaching/enrolments/enrolment_terms'
import { lockEnrolment } from '#domain/teaching/enrolments/locked_enrolment'
import { type EnrolmentStatus, isLive } from '#domain/teaching/enrolments/rules/enrolment_state'

/** Hundredths of a per cent of all fees, or an amount of each session, hour, month or term. */
export type AgreedShare = { percent: number } | { amount: Amount }

/** Who is meant by a `PayerChoice`, or a company that is opened with it. */
type WantedPayer = { reference: string } | { company: CompanyFields }

type Input = {
  tenantId: string
  actor: Actor
  zone: string
  enrolment_id: string
  /** The agreement that was read, which ends; null where there was none. */
  current: string | null
  payer: WantedPayer
  share: AgreedShare
}

export type SecondPayerRefusal =
  | { type: 'not_found' }
  | StaleVersion
  | { type: 'not_possible'; status: EnrolmentStatus }
  | { type: 'unknown_payer' }
  | { type: 'pays_already' }
  | { type: 'other_currency'; currency: string }
  | { type: 'unpriced' }

/**
 * Names who pays a share of an enrolment from now on. What is billed already, in full or by one of the two,
 * follows the agreement it was billed by (docs/adr/0083-second-payers.md).
 */
export function setSecondPayer(input: Input): Promise<Result<undefined, SecondPayerRefusal>> {
  const { tenantId, actor, zone, enrolment_id, current, share } = input
  return rollbackOnRefusal<undefined, SecondPayerRefusal>(tenantId, async (refuse) => {
    const locked = await lockEnrolment(enrolment_id)
    if (!locked) return refuse({ type: 'not_found' })
    const { id, status, studentId } = locked.enrolment
    if (!isLive(status)) return refuse({ type: 'not_possible', status })
    const before = await currentSecondPayer(id)
    if ((before?.id ?? null) !== current) return refuse({ type: 'stale_version' })
    if ('amount' in share) {
      const { currency, price } = await agreedTerms(id, today(zone))
      if (price === null || currency === null) return refuse({ type: 'unpriced' })
      if (currency !== share.amount.currency) return refuse({ type: 'other_currency', currency })
    }
    const payer = await payerOf(input)
    if (!payer) return refuse({ type: 'unknown_payer' })
    if (await paysAlready(payer, studentId)) return refuse({ type: 'pays_already' })

    const columns = columnsOf(share)
    if (before && isSame(before, { ...columns, payer_id: payer })) return undefined
    if (before) await endSecondPayer(before.id)
    await db()
      .insertInto('enrolment_payers')
      .values({ id: uuid(), enrolment_id: id, payer_id: payer, ...columns })
      .execute()
    await recordAudit({
      actor,
      action: 'enrolments.set_second_payer',
      subjectType: 'enrolment',
      subjectId: id,
      before: before && auditedSecondPayer(before),
      after: auditedSecondPayer((await currentSecondPayer(id))!),
    })
    return undefined
  })
}

async function payerOf({ tenantId, actor, payer }: Input) {
  if ('reference' in payer) return resolvePayer(payer.reference)
  return (await createCompany({ tenantId, actor, fields: payer.company })).id
}

type Agreement = Columns<
  'enrolment_payers',
  'payer_id' | 'percent' | 'amount' | 'currency' | 'exponent'
>

const isSame = (one: Agreement, other: Agreement) =>
  one.payer_id === other.payer_id &&
  one.percent === other.percent &&
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.exponent === other.exponent

function columnsOf(share: AgreedShare) {
  if ('percent' in share)
    return { percent: share.percent, amount: null, currency: null, exponent: null }
  const { minor, currency, exponent } = share.amount
  return { percent: null, amount: String(minor), currency, exponent }
}
