import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { writeNumber } from '#domain/access/centre/rules/documents'
import { payerSnapshots, sellerSnapshot } from '#domain/billing/documents/snapshots'
import { doOnce, type KeyReused, type MoneyRequest } from '#domain/billing/payments/money_request'
import { lockOpenInvoices, lockPayer } from '#domain/billing/payments/open_invoices'
import {
  receivedParts,
  type PartRefusal,
  type ReceivedPart,
  type TypedPart,
} from '#domain/billing/payments/received_parts'
import {
  chosenAllocations,
  type AllocationRefusal,
  type ChosenAllocation,
} from '#domain/billing/rules/chosen_allocations'
import { allocateOldestFirst, type Allocation, scaled } from '#domain/billing/rules/allocation'
import { paymentEntries } from '#domain/billing/rules/payment_entries'
import type { Actor } from '#domain/shared/audit/actor'
import { auditing, auditValues } from '#domain/shared/audit/audit'
import { taking } from '#domain/shared/data/counters'
import { db } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import { largestMinor } from '#domain/shared/money/money'
import { sum } from '#domain/shared/money/rounding'
import { now, today } from '#domain/shared/time/clock'

export type NewPayment = {
  payer_id: string
  currency: string
  exponent: number
  /** The centre’s day, YYYY-MM-DD, not after today. */
  received_on: string
  notes: string | null
  parts: TypedPart[]
  /** Null pays the oldest due first. */
  allocations: ChosenAllocation[] | null
}

type Input = {
  tenantId: string
  actor: Actor
  zone: string
  request: MoneyRequest
  payment: NewPayment
}

export type RecordedPayment = { id: string; number: string }

export type PaymentRefusal =
  | KeyReused
  | AllocationRefusal
  | PartRefusal
  | { type: 'unknown_payer' }
  | { type: 'future_day' }
  | { type: 'amount_too_large' }

/**
 * Records money that a payer handed over in one or several methods, as one receipt. It pays their invoices,
 * the oldest due first unless it is said which, and the rest is the payer’s credit. The number of the
 * receipt is taken last, because others of the centre wait for it until the transaction ends.
 */
export function recordPayment({ tenantId, actor, zone, request, payment }: Input) {
  return rollbackOnRefusal<RecordedPayment, PaymentRefusal>(tenantId, (refuse) =>
    doOnce(request, refuse, async () => {
      if (payment.received_on > today(zone)) refuse({ type: 'future_day' })
      if (!(await lockPayer(payment.payer_id))) refuse({ type: 'unknown_payer' })
      const parts = await receivedParts(payment, refuse)
      const minor = sum(parts.map((part) => BigInt(part.amount)))
      if (minor > largestMinor) refuse({ type: 'amount_too_large' })
      const allocations = await allocate({ payment, minor }, refuse)
      return writePayment({ actor, request, payment, parts, minor, allocations })
    })
  )
}

type Paying = { payment: NewPayment; minor: bigint }

async function allocate(
  { payment, minor }: Paying,
  refuse: (refusal: AllocationRefusal) => never
): Promise<Allocation[]> {
  const open = await lockOpenInvoices(payment.payer_id, payment.currency)
  const money = { minor, exponent: payment.exponent }
  return payment.allocations === null
    ? allocateOldestFirst(money, open)
    : chosenAllocations({ money, open, chosen: payment.allocations }, refuse)
}

type Writing = Paying & {
  actor: Actor
  request: MoneyRequest
  parts: ReceivedPart[]
  allocations: Allocation[]
}

async function writePayment(writing: Writing): Promise<RecordedPayment> {
  const { actor, request, payment, parts, minor, allocations } = writing
  const { payer_id, currency, exponent, received_on, notes } = payment
  const { seller, settings } = await sellerSnapshot()
  const payer = (await payerSnapshots([payer_id])).get(payer_id)!
  const branch = await branchOf(allocations)
  const paid = await payDocuments(allocations, exponent)
  const id = uuid()

  const year = received_on.slice(0, 4)
  const series = `receipts/${year}`
  const { first: sequence } = (await taking({ counter: series, count: 1 }).execute(db())).rows[0]!
  const number = writeNumber(settings.receipt_pattern, year, sequence)
  const amount = String(minor)
  const act = { act_id: uuid(), act: 'payment', booked_on: received_on, payment_id: id }
  const entries = paymentEntries({ payer_id, amount, parts }).map((entry) => {
    return { ...entry, ...act, currency, exponent, id: uuid() }
  })
  const audit = auditValues({
    actor,
    action: 'payments.create',
    subjectType: 'payment',
    subjectId: id,
    after: { number, total: { minor: amount, currency, exponent } },
  })
  const insert = sql`
    insert into payments (id, number, series, sequence, payer_id, branch_id, currency, exponent, amount, allocated,
      received_on, received_at, received_by, receiver_name, receiver_name_other, notes, language, seller, payer_snapshot)
    select ${id}, ${number}, ${series}, ${sequence}::bigint, ${payer_id},
      coalesce(${branch}::uuid, (platform.seen_branches())[1], main_branch()), ${currency}, ${exponent}, ${amount}::bigint,
      ${String(paid)}::bigint, ${received_on}::date, ${now().toJSDate()}, ${request.user}, ${actor.name},
      ${actor.nameOther ?? null}, ${notes}, ${settings.language}, ${JSON.stringify(seller)}::jsonb,
      ${JSON.stringify(payer)}::jsonb`
  await insert.execute(db())
  // What hangs on the payment is allowed by its branch, which this statement would not see if it wrote both
  const write = sql`
    with parted as (
      insert into payment_parts (payment_id, position, method_id, amount, rounding, reference, cheque_bank, cheque_due_on,
        cheque_state, cheque_state_on)
      select ${id}, position, method_id, amount, rounding, reference, cheque_bank, cheque_due_on, cheque_state,
        case when cheque_state is not null then ${received_on}::date end
      from jsonb_populate_recordset(null::payment_parts, ${JSON.stringify(parts)}::jsonb)
    ), allocated as (
      insert into allocations (payment_id, document_id, amount)
      select ${id}, document_id, amount
      from jsonb_populate_recordset(null::allocations, ${JSON.stringify(allocations)}::jsonb)
    ), booked as (
      insert into ledger_entries (id, act_id, act, booked_on, payment_id, account, payer_id, method_id, currency, exponent,
        amount)
      select id, act_id, act, booked_on, payment_id, account, payer_id, method_id, currency, exponent, amount
      from jsonb_populate_recordset(null::ledger_entries, ${JSON.stringify(entries)}::jsonb)
    ), written as (
      select 1
    )
    ${auditing(audit, 'written', sql`'{}'::jsonb`)}`
  await write.execute(db())
  return { id, number }
}

/** Counts the allocations on their invoices, which are locked; answers their sum in units of the payment. */
async function payDocuments(allocations: Allocation[], exponent: number): Promise<bigint> {
  if (allocations.length === 0) return 0n
  const pay = sql<Columns<'documents', 'exponent'> & Columns<'allocations', 'amount'>>`
    update documents d set paid = d.paid + a.amount, version = d.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(allocations)}::jsonb) as a (document_id uuid, amount bigint)
    where d.id = a.document_id
    returning d.exponent, a.amount::text`
  const { rows } = await pay.execute(db())
  return sum(rows.map((row) => scaled(BigInt(row.amount), row.exponent, exponent)))
}

/** Without an invoice, money belongs to a branch of whoever takes it. */
async function branchOf([first]: Allocation[]): Promise<string | null> {
  if (!first) return null
  const { branch_id } = await db()
    .selectFrom('documents')
    .where('id', '=', first.document_id)
    .select('branch_id')
    .executeTakeFirstOrThrow()
  return branch_id
}
