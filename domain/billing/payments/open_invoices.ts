import { sql } from 'kysely'
import type { OpenDocument } from '#domain/billing/rules/allocation'
import { db } from '#domain/shared/data/database'

/** Locks the invoices of a payer on which something is open, by their ids, until the transaction ends. */
export const lockOpenInvoices = (payer: string, currency: string): Promise<OpenDocument[]> =>
  db()
    .selectFrom('documents')
    .where('payer_id', '=', payer)
    .where('kind', '=', 'invoice')
    .where('status', '=', 'issued')
    .where('currency', '=', currency)
    .where('open', '>', '0')
    .select(['id', 'exponent', 'due_on', 'open'])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Locks a payer first, as whoever moves money of them does; answers whether there is one. */
export async function lockPayer(id: string): Promise<boolean> {
  const lock = sql`select 1 from payers where id = ${id} for no key update`
  return (await lock.execute(db())).rows.length > 0
}
