import { sql } from 'kysely'
import { lockDocument } from '#domain/billing/documents/lock_document'
import { type MoneyRequest, doOnce, type KeyReused } from '#domain/billing/payments/money_request'
import { isWritable, scaled } from '#domain/billing/rules/allocation'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'

type Input = {
  tenantId: string
  actor: Actor
  request: MoneyRequest
  document_id: string
  /** It is in minor units of the invoice. */
  minor: string
}

export type CreditUseRefusal =
  | KeyReused
  | { type: 'missing' }
  | { type: 'not_issued' }
  | { type: 'above_open' }
  | { type: 'above_credit' }

type Free = { id: string; exponent: number; free: string }

/** Pays an invoice from the credit of its payer: from what was received first. */
export function allocateCredit({ tenantId, actor, request, document_id, minor }: Input) {
  return rollbackOnRefusal<{ number: string }, CreditUseRefusal>(tenantId, (refuse) =>
    doOnce(request, refuse, async () => {
      const invoice = (await lockDocument(document_id)) ?? refuse({ type: 'missing' })
      const { status, kind, open, exponent, currency } = invoice
      if (status !== 'issued' || kind !== 'invoice') refuse({ type: 'not_issued' })
      if (BigInt(minor) > BigInt(open)) refuse({ type: 'above_open' })
      let rest = BigInt(minor)
      const allocations = (await freePayments(invoice.payer_id, currency)).flatMap((payment) => {
        const part = usable(payment, rest, exponent)
        if (part === 0n) return []
        rest -= part
        const spent = scaled(part, exponent, payment.exponent)
        return [{ payment_id: payment.id, amount: String(part), spent: String(spent) }]
      })
      if (rest > 0n) refuse({ type: 'above_credit' })
      await allocate(document_id, allocations)
      const number = invoice.number!
      const after = { number, paid: { minor, currency, exponent } }
      const subject = { subjectType: 'invoice', subjectId: document_id }
      await recordAudit({ actor, action: 'invoices.use_credit', ...subject, after })
      return { number }
    })
  )
}

function usable({ free, exponent: from }: Free, rest: bigint, to: number): bigint {
  const all = scaled(BigInt(free), from, to)
  const part = all < rest ? all : rest
  // As much as both exponents can write
  return isWritable(part, to, from) ? part : scaled(scaled(part, to, from), from, to)
}

const freePayments = (payer: string, currency: string): Promise<Free[]> =>
  db()
    .selectFrom('payments')
    .where('payer_id', '=', payer)
    .where('currency', '=', currency)
    .where('status', '=', 'completed')
    .where(sql<boolean>`allocated + returned < amount`)
    .select(['id', 'exponent', sql<string>`amount - allocated - returned`.as('free')])
    .orderBy('received_at')
    .orderBy('id')
    .forUpdate()
    .execute()

async function allocate(
  document: string,
  allocations: { payment_id: string; amount: string; spent: string }[]
) {
  const write = sql`
    with used as (
      select * from jsonb_to_recordset(${JSON.stringify(allocations)}::jsonb)
        as u (payment_id uuid, amount bigint, spent bigint)
    ), allocated as (
      insert into allocations as a (payment_id, document_id, amount) select payment_id, ${document}, amount from used
      on conflict (tenant_id, payment_id, document_id) do update set amount = a.amount + excluded.amount
    ), counted as (
      update payments p set allocated = p.allocated + u.spent, version = p.version + 1, updated_at = now()
      from used u where p.id = u.payment_id
    )
    update documents set paid = paid + (select sum(amount) from used), version = version + 1, updated_at = now()
    where id = ${document}`
  await write.execute(db())
}
