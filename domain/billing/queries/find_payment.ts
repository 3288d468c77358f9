import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { DB } from '#database/schema'
import { type NamedPayer, namedPayers } from '#domain/billing/payers/named_payers'
import { db } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { isUuid } from '#domain/shared/text/is_uuid'

type PaymentPart = Omit<Selectable<DB['payment_parts']>, 'tenant_id' | 'payment_id'> & {
  method: Columns<'payment_methods', 'kind' | 'name_en' | 'name_ar'>
}

/** `amount` is in minor units of the invoice. */
type PaidInvoice = Columns<'allocations', 'document_id' | 'amount'> &
  Columns<'documents', 'number' | 'due_on' | 'exponent' | 'total' | 'open'>

export type FullPayment = Omit<Selectable<DB['payments']>, 'tenant_id'> & {
  payer: NamedPayer
  parts: PaymentPart[]
  invoices: PaidInvoice[]
}

const listParts = (payment: string): Promise<PaymentPart[]> =>
  db()
    .selectFrom('payment_parts as x')
    .innerJoin('payment_methods as m', (join) =>
      join.onRef('m.tenant_id', '=', 'x.tenant_id').onRef('m.id', '=', 'x.method_id')
    )
    .where('x.payment_id', '=', payment)
    .select(['x.position', 'x.method_id', 'x.amount', 'x.rounding', 'x.reference', 'x.cheque_bank'])
    .select(['x.cheque_due_on', 'x.cheque_state', 'x.cheque_state_on'])
    .select(
      sql<
        PaymentPart['method']
      >`jsonb_build_object('kind', m.kind, 'name_en', m.name_en, 'name_ar', m.name_ar)`.as('method')
    )
    .orderBy('x.position')
    .execute()

const listPaidInvoices = (payment: string): Promise<PaidInvoice[]> =>
  db()
    .selectFrom('allocations as a')
    .innerJoin('documents as d', (join) =>
      join.onRef('d.tenant_id', '=', 'a.tenant_id').onRef('d.id', '=', 'a.document_id')
    )
    .where('a.payment_id', '=', payment)
    .select([
      'a.document_id',
      'a.amount',
      'd.number',
      'd.due_on',
      'd.exponent',
      'd.total',
      'd.open',
    ])
    .orderBy('d.due_on')
    .orderBy('d.id')
    .execute()

export async function findPayment(id: string): Promise<FullPayment | undefined> {
  if (!isUuid(id)) return undefined
  const read = sql<Omit<FullPayment, 'parts' | 'invoices'>>`
    select p.*, to_jsonb(n) - 'tenant_id' as payer
    from payments p join ${namedPayers} n on n.id = p.payer_id where p.id = ${id}`
  const [[payment], parts, invoices] = await Promise.all([
    read.execute(db()).then(({ rows }) => rows),
    listParts(id),
    listPaidInvoices(id),
  ])
  return payment && { ...payment, parts, invoices }
}
