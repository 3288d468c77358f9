import { sql } from 'kysely'
import type { DocumentRow, FullDocument } from '#domain/billing/documents/find_document'
import type { IssuedLine } from '#domain/billing/documents/fiscal_record'
import type { PayerSnapshot, StudentSnapshots } from '#domain/billing/documents/snapshots'
import { namedPayers } from '#domain/billing/payers/named_payers'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

/** Everything that issuing a document takes from it, with the names of today. */
export type DocumentToIssue = Pick<
  DocumentRow,
  | 'id'
  | 'kind'
  | 'number'
  | 'version'
  | 'payer_id'
  | 'invoice_id'
  | 'currency'
  | 'exponent'
  | 'tax_inclusive'
  | 'subtotal'
  | 'discount'
  | 'net'
  | 'tax'
  | 'total'
  | 'due_on'
> & {
  lines: IssuedLine[]
  taxes: FullDocument['taxes']
  payer: PayerSnapshot
  students: StudentSnapshots
}

const objectOf = (alias: string, names: readonly string[], amounts: readonly string[] = []) =>
  sql`jsonb_build_object(${sql.join([
    ...names.flatMap((name) => [sql.lit(name), sql.ref(`${alias}.${name}`)]),
    ...amounts.flatMap((name) => [sql.lit(name), sql`${sql.ref(`${alias}.${name}`)}::text`]),
  ])})`

const own = ['id', 'kind', 'number', 'version', 'payer_id', 'invoice_id', 'currency', 'exponent']
const amounts = ['subtotal', 'discount', 'net', 'tax', 'total']
const listed = [...own, 'tax_inclusive', ...amounts, 'due_on'].map((name) => sql.ref(`d.${name}`))

const payer = objectOf('n', [
  'kind',
  'number',
  'name',
  'name_other',
  'tax_number',
  'address',
  'email',
  'phone',
])

const line = objectOf(
  'l',
  ['position', 'service_id', 'quantity_denominator', 'tax_kind', 'tax_rate'],
  ['quantity_numerator', 'unit_price', 'discount', 'document_discount', 'taxable', 'tax', 'total']
)

const tax = objectOf('x', ['tax_kind', 'tax_rate'], ['taxable', 'amount'])

/** One statement, so that many documents cost little more than one. */
const documentsToIssue = statement(
  (_, { ids }: { ids: string[] }) => sql<DocumentToIssue>`
    select ${sql.join(listed)}, ${payer} as payer,
      coalesce((
        select jsonb_agg(${line} order by l.position) from document_lines l
        where l.tenant_id = d.tenant_id and l.document_id = d.id), '[]') as lines,
      coalesce((
        select jsonb_agg(${tax} order by x.position) from document_taxes x
        where x.tenant_id = d.tenant_id and x.document_id = d.id), '[]') as taxes,
      coalesce((
        select jsonb_object_agg(s.id, ${objectOf('s', ['number', ...storedNameFields])}) from students s
        where s.id in (
          select l.student_id from document_lines l
          where l.tenant_id = d.tenant_id and l.document_id = d.id)), '{}') as students
    from documents d join ${namedPayers} n on n.tenant_id = d.tenant_id and n.id = d.payer_id
    where d.id = ${anyOf(ids)}`
)

/** Answers them by their ids. */
export async function findDocumentsToIssue(ids: string[]): Promise<Map<string, DocumentToIssue>> {
  const documents = await documentsToIssue({ ids })
  return new Map(documents.map((document) => [document.id, document]))
}
