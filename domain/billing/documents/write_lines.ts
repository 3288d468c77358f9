import { sql } from 'kysely'
import type { TaxAmounts } from '#domain/billing/rules/draft_totals'
import { db } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'

const named = [
  'id',
  'position',
  'kind',
  'student_id',
  'enrolment_id',
  'service_id',
  'credited_line_id',
  'label_en',
  'label_ar',
  'unit',
  'quantity_numerator',
  'quantity_denominator',
  'unit_price',
  'list_price',
  'discount_kind',
  'discount_value',
  'discount_reason',
  'tax_kind',
  'tax_rate',
  'gross',
  'discount',
  'document_discount',
  'taxable',
  'tax',
  'total',
  'session_count',
  'period_from',
  'period_to',
] as const

export type WrittenLine = Columns<'document_lines', (typeof named)[number]>

const list = sql.join(named.map((name) => sql.ref(name)))
const excluded = sql.join(named.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))

/** Replaces the lines and taxes of a draft, whose row is locked. A line that has gone lets its claims go. */
export async function writeLines(document: string, lines: WrittenLine[], taxes: TaxAmounts[]) {
  const ids = lines.map(({ id }) => id)
  await db()
    .deleteFrom('document_lines')
    .where('document_id', '=', document)
    .where('id', '<>', sql<string>`all(${ids}::uuid[])`)
    .execute()
  const write = sql`
    insert into document_lines as l (document_id, ${list})
    select ${document}::uuid, ${list}
    from jsonb_populate_recordset(null::document_lines, ${JSON.stringify(lines)}::jsonb)
    on conflict (tenant_id, id) do update set ${excluded} where l.document_id = excluded.document_id`
  await write.execute(db())
  await db().deleteFrom('document_taxes').where('document_id', '=', document).execute()
  if (taxes.length === 0) return
  await db()
    .insertInto('document_taxes')
    .values(taxes.map((tax, index) => ({ ...tax, document_id: document, position: index + 1 })))
    .execute()
}
