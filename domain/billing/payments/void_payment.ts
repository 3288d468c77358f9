import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { lockPayment, type PaymentRow } from '#domain/billing/payments/lock_payment'
import { releaseOfPayment } from '#domain/billing/payments/release_allocations'
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
  id: string
  version: number
  reason: string
  /** The user whose own payments of today may be voided; null allows every payment. */
  only_received_by: string | null
}

export type VoidPaymentRefusal =
  EditRefusal | { type: 'already_void' } | { type: 'not_own_today' } | { type: 'cheque_moved' }

/**
 * Takes a payment back that was recorded wrongly. It keeps its number; its invoices are open again and the
 * ledger gets the opposite entries with today’s date. A cheque that went to the bank is cleared or bounced
 * instead.
 */
export function voidPayment(input: Input): Promise<Result<undefined, VoidPaymentRefusal>> {
  const { tenantId, actor, zone, id, version, reason, only_received_by } = input
  return withTenant(tenantId, async () => {
    const locked = unlessStale(await lockPayment(id), version)
    if (!locked.ok) return locked
    const payment = locked.value
    const day = today(zone)
    if (payment.status === 'void') return err({ type: 'already_void' })
    if (only_received_by !== null && !isOwnOf(payment, only_received_by, day))
      return err({ type: 'not_own_today' })
    if (await hasMovedCheque(id)) return err({ type: 'cheque_moved' })
    const { exponent, allocated, number, currency, amount } = payment
    await releaseOfPayment({ id, minor: BigInt(allocated), exponent })
    await db()
      .updateTable('payments')
      .set({ status: 'void', voided_on: day, void_reason: reason })
      .set({ version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    await reverseEntries(id, day)
    const total = { minor: amount, currency, exponent }
    const before = { number, status: payment.status, total }
    const after = { number, status: 'void', void_reason: reason }
    const subject = { subjectType: 'payment', subjectId: id }
    await recordAudit({ actor, action: 'payments.void', ...subject, before, after })
    return ok(undefined)
  })
}

const isOwnOf = ({ received_by, received_on }: PaymentRow, user: string, day: string) =>
  received_by === user && received_on === day

async function hasMovedCheque(id: string) {
  const moved = db()
    .selectFrom('payment_parts')
    .where('payment_id', '=', id)
    .where('cheque_state', '<>', 'received')
    .select('position')
    .executeTakeFirst()
  return (await moved) !== undefined
}

async function reverseEntries(id: string, day: string) {
  const reverse = sql`
    insert into ledger_entries (id, act_id, act, booked_on, payment_id, account, payer_id, method_id, currency, exponent, amount)
    select gen_random_uuid(), ${uuid()}, 'payment_void', ${day}::date, payment_id, account, payer_id, method_id, currency,
      exponent, -amount
    from ledger_entries where payment_id = ${id}`
  await reverse.execute(db())
}
