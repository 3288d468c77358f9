import { sql } from 'kysely'
import { type InvoiceState, invoiceState } from '#domain/billing/rules/invoice_state'
import { db } from '#domain/shared/data/database'
import { amount, count } from '#domain/shared/data/sql'
import type { WireAmount } from '#domain/shared/money/money'

export type PayerDocument = {
  id: string
  kind: 'invoice' | 'credit_note'
  number: string | null
  state: InvoiceState | null
  issued_on: string | null
  due_on: string | null
  total: WireAmount
}

type Page = { payer: string; limit: number; offset: number; today: string }

export async function countPayerDocuments(payer: string): Promise<number> {
  const { total } = await db()
    .selectFrom('documents')
    .where('payer_id', '=', payer)
    .select(count().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Newest first, drafts before them. */
export async function listPayerDocuments(page: Page): Promise<PayerDocument[]> {
  const { payer, limit, offset, today } = page
  const rows = await db()
    .selectFrom('documents as d')
    .where('d.payer_id', '=', payer)
    .select([
      'd.id',
      'd.kind',
      'd.number',
      'd.status',
      'd.issued_on',
      'd.due_on',
      'd.paid',
      'd.open',
    ])
    .select((of) => [
      of.ref('d.total').as('minor'),
      amount(of.ref('d.total'), of.ref('d.currency'), of.ref('d.exponent')).as('total'),
    ])
    .orderBy(sql`d.issued_on desc, d.id desc`)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ status, paid, open, minor, ...row }) => ({
    ...row,
    state:
      row.kind === 'invoice'
        ? invoiceState({ status, paid, open, total: minor, due_on: row.due_on }, today)
        : null,
  }))
}
