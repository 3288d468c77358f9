import { sql } from 'kysely'
import { type NamedPayer, namedPayers } from '#domain/billing/payers/named_payers'
import type { Selectable } from 'kysely'
import type { DB } from '#database/schema'
import { db } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'

type Line = Omit<Selectable<DB['document_lines']>, 'tenant_id' | 'document_id'>
type Tax = Omit<Selectable<DB['document_taxes']>, 'tenant_id' | 'document_id' | 'position'>

export type DocumentRow = Omit<Selectable<DB['documents']>, 'tenant_id'>

/** `payer` is who it is today; an issued document carries who it was in `payer_snapshot`. */
export type FullDocument = DocumentRow & { payer: NamedPayer; lines: Line[]; taxes: Tax[] }

export const listLines = (document: string): Promise<Line[]> =>
  db()
    .selectFrom('document_lines')
    .where('document_id', '=', document)
    .select(['id', 'position', 'kind', 'student_id', 'enrolment_id', 'service_id'])
    .select(['credited_line_id', 'label_en', 'label_ar', 'unit', 'quantity_numerator'])
    .select(['quantity_denominator', 'unit_price', 'list_price', 'discount_kind', 'discount_value'])
    .select(['discount_reason', 'tax_kind', 'tax_rate', 'gross', 'discount', 'document_discount'])
    .select(['taxable', 'tax', 'total', 'credited', 'session_count', 'period_from', 'period_to'])
    .orderBy('position')
    .execute()

const listTaxes = (document: string): Promise<Tax[]> =>
  db()
    .selectFrom('document_taxes')
    .where('document_id', '=', document)
    .select(['tax_kind', 'tax_rate', 'taxable', 'amount'])
    .orderBy('position')
    .execute()

export async function findDocument(id: string): Promise<FullDocument | undefined> {
  if (!isUuid(id)) return undefined
  const read = sql<DocumentRow & { payer: NamedPayer }>`
    select d.*, to_jsonb(n) - 'tenant_id' as payer
    from documents d join ${namedPayers} n on n.id = d.payer_id where d.id = ${id}`
  const [[document], lines, taxes] = await Promise.all([
    read.execute(db()).then(({ rows }) => rows),
    listLines(id),
    listTaxes(id),
  ])
  return document && { ...document, lines, taxes }
}
