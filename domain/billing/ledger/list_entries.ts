import { sql } from 'kysely'
import { payerOf } from '#domain/billing/queries/listed_document'
import type { NamedPayer } from '#domain/billing/payers/named_payers'
import { db } from '#domain/shared/data/database'
import { amount, count, type Columns } from '#domain/shared/data/sql'
import type { WireAmount } from '#domain/shared/money/money'

export type EntryFilter = Columns<'ledger_entries', 'account' | 'currency'> & {
  from: string | null
  until: string | null
}

export type LedgerEntryRow = Columns<
  'ledger_entries',
  'id' | 'act' | 'booked_on' | 'document_id' | 'tax_rate'
> & {
  document_kind: 'invoice' | 'credit_note'
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
    .innerJoin('documents as d', (join) =>
      join.onRef('d.tenant_id', '=', 'e.tenant_id').onRef('d.id', '=', 'e.document_id')
    )
    .select(['e.id', 'e.act', 'e.booked_on', 'e.document_id', 'e.tax_rate'])
    .select((of) => [
      of.ref('d.kind').as('document_kind'),
      of.ref('d.number').$notNull().as('number'),
      payerOf(of.ref('d.payer_id')).as('payer'),
      amount(of.ref('e.amount'), of.ref('e.currency'), of.ref('e.exponent')).as('amount'),
    ])
    .orderBy('e.booked_on', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
