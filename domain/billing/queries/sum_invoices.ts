import { sql } from 'kysely'
import { type invoiceList, invoiceSource } from '#domain/billing/queries/list_invoices'
import { type SummedDocuments, sumByCurrency } from '#domain/billing/rules/document_sums'
import { db } from '#domain/shared/data/database'
import { conditionsOf, isNarrowed } from '#domain/shared/lists/catalogue_source'
import type { ListRequest } from '#domain/shared/lists/list_shape'

/** Everything that the list shows on all its pages, by currency. */
export async function sumInvoices(request: ListRequest<typeof invoiceList>) {
  const where = isNarrowed(request) ? conditionsOf(invoiceSource, request) : sql`true`
  const sums = sql<SummedDocuments>`
    select t.currency, t.exponent, t.status, sum(t.total)::text as total, sum(t.open)::text as open
    from listed_invoices t where ${where} group by t.currency, t.exponent, t.status order by t.currency`
  return sumByCurrency((await sums.execute(db())).rows)
}
