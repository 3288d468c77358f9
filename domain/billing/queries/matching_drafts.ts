import { sql } from 'kysely'
import { type invoiceList, invoiceSource } from '#domain/billing/queries/list_invoices'
import { payerOf } from '#domain/billing/queries/listed_document'
import { db } from '#domain/shared/data/database'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { conditionsOf } from '#domain/shared/lists/catalogue_source'
import type { ListRequest } from '#domain/shared/lists/list_shape'

type Draft = Columns<'documents', 'id' | 'version'>

/** The oldest drafts that a list shows come first, so that they are numbered in their order. */
export async function listMatchingDrafts(
  request: ListRequest<typeof invoiceList>,
  most: number
): Promise<Draft[]> {
  const drafts = sql<Draft>`
    select t.id, t.version from listed_invoices t
    where ${conditionsOf(invoiceSource, request)} and t.status = 'draft' order by t.id limit ${most}`
  return (await drafts.execute(db())).rows
}

export async function payersOfDocuments(ids: string[]) {
  const rows = await db()
    .selectFrom('documents as d')
    .where('d.id', '=', anyOf(ids))
    .select((of) => ['d.id', payerOf(of.ref('d.payer_id')).as('payer')])
    .execute()
  return new Map(rows.map(({ id, payer }) => [id, payer]))
}
