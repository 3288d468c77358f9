import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { lockPayment, type PaymentRow } from '#domain/billing/payments/lock_payment'
import { releaseOfPayment } from '#domain/billing/payments/release_allocations'
import { type ChequeState, nextChequeStates } from '#domain/billing/rules/cheque_states'
import type { MoneyAccount } from '#domain/billing/rules/ledger_accounts'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import { err, ok, type Result } from '#domain/shared/result'
import { today } from '#domain/shared/time/clock'

type Input = {
  tenantId: string
  actor: Actor
  zone: string
  payment_id: string
  version: number
  /** The part of the payment that is the cheque, counted from 1. */
  position: number
  state: Exclude<ChequeState, 'received'>
}

export type ChequeRefusal = EditRefusal | { type: 'not_a_cheque' } | { type: 'cheque_state' }

/**
 * Writes what became of a cheque: the bank has it, the money came, or it bounced. One that clears moves its
 * amount to the bank; one that bounces is owed again, and opens the invoices it paid, the latest due first.
 */
export function changeCheque(input: Input): Promise<Result<undefined, ChequeRefusal>> {
  const { tenantId, actor, zone, payment_id, version, position, state } = input
  return withTenant(tenantId, async () => {
    const locked = unlessStale(await lockPayment(payment_id), version)
    if (!locked.ok) return locked
    const payment = locked.value
    const cheque = await findCheque(payment_id, position)
    if (!cheque || payment.status === 'void') return err({ type: 'not_a_cheque' })
    if (!nextChequeStates[cheque.cheque_state].includes(state)) return err({ type: 'cheque_state' })
    const day = today(zone)
    await db()
      .updateTable('payment_parts')
      .set({ cheque_state: state, cheque_state_on: day })
      .where('payment_id', '=', payment_id)
      .where('position', '=', position)
      .execute()
    if (state === 'cleared') await book(payment, cheque, clearing(cheque), day)
    if (state === 'bounced') {
      await book(payment, cheque, bouncing(payment, cheque), day)
      await returnMoney(payment, BigInt(cheque.amount))
    }
    await db()
      .updateTable('payments')
      .set({ version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', payment_id)
      .execute()
    const subject = { subjectType: 'payment', subjectId: payment_id }
    const before = { number: payment.number, cheque_state: cheque.cheque_state }
    const after = { number: payment.number, cheque_state: state }
    await recordAudit({ actor, action: 'payments.change_cheque', ...subject, before, after })
    return ok(undefined)
  })
}

type Cheque = { method_id: string; amount: string; cheque_state: ChequeState }

const findCheque = (payment: string, position: number): Promise<Cheque | undefined> =>
  db()
    .selectFrom('payment_parts')
    .where('payment_id', '=', payment)
    .where('position', '=', position)
    .where('cheque_state', 'is not', null)
    .select(['method_id', 'amount'])
    .select((of) => of.ref('cheque_state').$notNull().as('cheque_state'))
    .executeTakeFirst()

type Entry = { account: 'receivable' | MoneyAccount; payer_id?: string; amount: string }

const clearing = ({ amount }: Cheque): Entry[] => [
  { account: 'cheques', amount: `-${amount}` },
  { account: 'bank', amount },
]

/** A bank takes back what it had credited. */
const bouncing = ({ payer_id }: PaymentRow, { amount, cheque_state }: Cheque): Entry[] => [
  { account: 'receivable', payer_id, amount },
  { account: cheque_state === 'cleared' ? 'bank' : 'cheques', amount: `-${amount}` },
]

async function book(
  { id, currency, exponent }: PaymentRow,
  { method_id }: Cheque,
  entries: Entry[],
  day: string
) {
  const act =
    entries[0]!.account === 'receivable' ? ('cheque_bounced' as const) : ('cheque_cleared' as const)
  const booking = uuid()
  const rows = entries.map((entry) => ({
    id: uuid(),
    act_id: booking,
    act,
    booked_on: day,
    payment_id: id,
    account: entry.account,
    payer_id: entry.payer_id ?? null,
    method_id: entry.account === 'receivable' ? null : method_id,
    currency,
    exponent,
    amount: entry.amount,
  }))
  await db().insertInto('ledger_entries').values(rows).execute()
}

async function returnMoney(
  { id, amount, allocated, returned, exponent }: PaymentRow,
  minor: bigint
) {
  const excess = BigInt(allocated) + BigInt(returned) + minor - BigInt(amount)
  if (excess > 0n) await releaseOfPayment({ id, minor: excess, exponent })
  await db()
    .updateTable('payments')
    .set({ returned: sql`returned + ${String(minor)}::bigint` })
    .where('id', '=', id)
    .execute()
}
