import { sql } from 'kysely'
import { type ListedStudent, studentsOf } from '#domain/billing/queries/listed_document'
import { db } from '#domain/shared/data/database'
import { type Columns } from '#domain/shared/data/sql'

export type OpenInvoice = Columns<
  'documents',
  'id' | 'number' | 'due_on' | 'currency' | 'exponent' | 'open'
> & { students: ListedStudent[] }

/** Lists what a payer still owes, the oldest due first. */
export const listOpenInvoices = (payer: string): Promise<OpenInvoice[]> =>
  db()
    .selectFrom('documents as d')
    .where('d.payer_id', '=', payer)
    .where('d.kind', '=', 'invoice')
    .where('d.status', '=', 'issued')
    .where('d.open', '>', '0')
    .select(['d.id', 'd.number', 'd.due_on', 'd.currency', 'd.exponent', 'd.open'])
    .select((of) => studentsOf(of.ref('d.id')).as('students'))
    .orderBy('d.due_on')
    .orderBy('d.id')
    .execute()

export type CreditOfPayer = Columns<'payments', 'currency' | 'exponent'> & { minor: string }

/** Adds up by currency what a payer paid above their invoices. */
export async function creditOf(payer: string): Promise<CreditOfPayer[]> {
  const read = sql<CreditOfPayer>`
    with free as (
      select currency, exponent, amount - allocated - returned as amount from payments
      where payer_id = ${payer} and status = 'completed' and allocated + returned < amount
    ), most as (select currency, max(exponent) as exponent from free group by currency)
    select m.currency, m.exponent, sum(f.amount * 10::numeric ^ (m.exponent - f.exponent))::bigint::text as minor
    from free f join most m using (currency) group by m.currency, m.exponent order by m.currency`
  return (await read.execute(db())).rows
}

/**
 * Answers the most decimals of a payer’s issued invoices in a currency, paid ones too: a form that is sent
 * again is read as it was the first time.
 */
export async function decimalsOfInvoices(payer: string, currency: string): Promise<number> {
  const { most } = await db()
    .selectFrom('documents')
    .where('payer_id', '=', payer)
    .where('currency', '=', currency)
    .where('kind', '=', 'invoice')
    .where('status', '=', 'issued')
    .select((of) => of.fn.max('exponent').as('most'))
    .executeTakeFirstOrThrow()
  return most ?? 0
}

/** Answers the method that somebody used last, to be proposed again. */
export async function lastMethodOf(user: string): Promise<string | undefined> {
  const last = await db()
    .selectFrom('payments as p')
    .innerJoin('payment_parts as x', (join) =>
      join.onRef('x.tenant_id', '=', 'p.tenant_id').onRef('x.payment_id', '=', 'p.id')
    )
    .where('p.received_by', '=', user)
    .orderBy('p.received_at', 'desc')
    .orderBy('x.position')
    .select('x.method_id')
    .limit(1)
    .executeTakeFirst()
  return last?.method_id
}
