import { sql } from 'kysely'
import { payerOf } from '#domain/billing/queries/listed_document'
import type { NamedPayer } from '#domain/billing/payers/named_payers'
import { db } from '#domain/shared/data/database'
import { amount, count, type Columns, jsonById } from '#domain/shared/data/sql'
import type { WireAmount } from '#domain/shared/money/money'

export type EntryFilter = Columns<'ledger_entries', 'account' | 'currency'> & {
  from: string | null
  until: string | null
}

export type LedgerEntryRow = Columns<
  'ledger_entries',
  'id' | 'act' | 'booked_on' | 'document_id' | 'payment_id' | 'tax_rate'
> & {
  /** Null where the entry is of a payment. */
  document_kind: 'invoice' | 'credit_note' | null
  method: Columns<'payment_methods', 'name_en' | 'name_ar'> | null
  number: string
  payer: Pick<NamedPayer, 'id' | 'kind' | 'number' | 'name' | 'name_other'>
  amount: WireAmount
}

const entriesOf = ({ account, currency, from, until }: EntryFilter) =>
  db()
    .selectFrom('ledger_entries as e')
    .where('e.account', '=', account)
    .where('e.currency', '=', currency)
    .where(sql<boolean>`(${from}::date is null or e.booked_on >= ${from}::date)`)
    .where(sql<boolean>`(${until}::date is null or e.booked_on <= ${until}::date)`)

export async function countEntries(filter: EntryFilter): Promise<number> {
  const { total } = await entriesOf(filter).select(count().as('total')).executeTakeFirstOrThrow()
  return total
}

/** Lists the entries of an account, newest first; a debit is positive. */
export const listEntries = (
  filter: EntryFilter,
  { limit, offset }: { limit: number; offset: number }
): Promise<LedgerEntryRow[]> =>
  entriesOf(filter)
    .leftJoin('documents as d', (join) =>
      join.onRef('d.tenant_id', '=', 'e.tenant_id').onRef('d.id', '=', 'e.document_id')
    )
    .leftJoin('payments as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.payment_id')
    )
    .select(['e.id', 'e.act', 'e.booked_on', 'e.document_id', 'e.payment_id', 'e.tax_rate'])
    .select((of) => [
      of.ref('d.kind').as('document_kind'),
      of.fn.coalesce('d.number', 'p.number').$notNull().as('number'),
      payerOf(of.fn.coalesce('d.payer_id', 'p.payer_id')).as('payer'),
      jsonById('payment_methods', of.ref('e.method_id'), ['name_en', 'name_ar']).as('method'),
      amount(of.ref('e.amount'), of.ref('e.currency'), of.ref('e.exponent')).as('amount'),
    ])
    .orderBy('e.booked_on', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
