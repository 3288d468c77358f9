import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { DocumentRow, FullDocument } from '#domain/billing/documents/find_document'
import { listLines } from '#domain/billing/documents/find_document'
import { findDocumentsToIssue } from '#domain/billing/documents/documents_to_issue'
import { freezeDocuments, type Issued } from '#domain/billing/documents/freeze_documents'
import { lockDocument } from '#domain/billing/documents/lock_document'
import { sellerSnapshot } from '#domain/billing/documents/snapshots'
import { type WrittenLine, writeLines } from '#domain/billing/documents/write_lines'
import { releaseOfDocument } from '#domain/billing/payments/release_allocations'
import { creditAmount, type CreditedLine, creditLines } from '#domain/billing/rules/credited_lines'
import type { TaxAmounts } from '#domain/billing/rules/draft_totals'
import type { Actor } from '#domain/shared/audit/actor'
import { db, withTenant } from '#domain/shared/data/database'
import { sum } from '#domain/shared/money/rounding'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import { err, ok, type Result } from '#domain/shared/result'

/** `minor` is an amount with its tax; null takes all that is open of the line. */
export type Credit =
  | { kind: 'all' }
  | { kind: 'amount'; minor: string }
  | { kind: 'lines'; lines: { line_id: string; minor: string | null }[] }

type Input = {
  tenantId: string
  actor: Actor
  zone: string
  invoice_id: string
  /** The version of the invoice, as it was read. */
  version: number
  reason: string
  credit: Credit
}

export type CreditRefusal =
  | EditRefusal
  | { type: 'not_issued' }
  | { type: 'above_remainder' }
  | { type: 'nothing_credited' }
  | { type: 'unknown_line' }

type Line = FullDocument['lines'][number]
type CreditedPart = { line: Line; part: CreditedLine }

/**
 * Corrects an issued invoice. The note gets a number of its own series at once, and the invoice and its lines
 * count the amount.
 */
export function createCreditNote(input: Input): Promise<Result<Issued, CreditRefusal>> {
  const { tenantId, actor, zone, invoice_id, version, reason, credit } = input
  return withTenant(tenantId, async () => {
    const locked = unlessStale(await lockDocument(invoice_id), version)
    if (!locked.ok) return locked
    const invoice = locked.value
    if (invoice.status !== 'issued' || invoice.kind !== 'invoice')
      return err({ type: 'not_issued' })
    const lines = await listLines(invoice_id)
    const credited = partsOf(lines, credit)
    if (!credited.ok) return credited
    const parts = credited.value
    if (parts.length === 0) return err({ type: 'nothing_credited' })
    await countCredit(invoice, parts)
    const id = await writeNote(invoice, parts, reason)
    const [documents, centre] = await Promise.all([findDocumentsToIssue([id]), sellerSnapshot()])
    const document = documents.get(id)!
    const series = { kind: 'credit_note', zone, ...centre } as const
    const [issued] = await freezeDocuments(series, [{ document, actor }])
    return ok(issued!)
  })
}

function partsOf(lines: Line[], credit: Credit): Result<CreditedPart[], CreditRefusal> {
  const creditable = lines.map(({ total, tax, credited }) => {
    return { total: BigInt(total), tax: BigInt(tax), credited: BigInt(credited) }
  })
  const open = creditable.map(({ total, credited }) => total - credited)
  if (credit.kind === 'lines') {
    const ids = new Set(lines.map(({ id }) => id))
    const chosen = new Map(credit.lines.map(({ line_id, minor }) => [line_id, minor]))
    if ([...chosen.keys()].some((id) => !ids.has(id))) return err({ type: 'unknown_line' })
    const totals = lines.map(({ id }, index) => {
      const minor = chosen.get(id)
      if (minor === undefined) return 0n
      return minor === null ? open[index]! : BigInt(minor)
    })
    return paired(lines, creditLines(creditable, totals))
  }
  return paired(
    lines,
    credit.kind === 'all'
      ? creditLines(creditable, open)
      : creditAmount(creditable, BigInt(credit.minor))
  )
}

function paired(
  lines: Line[],
  parts: ReturnType<typeof creditLines>
): Result<CreditedPart[], CreditRefusal> {
  if (!parts.ok) return parts
  const all = lines.map((line, index) => ({ line, part: parts.value[index]! }))
  return ok(all.filter(({ part }) => part.total > 0n))
}

async function countCredit(invoice: DocumentRow, parts: CreditedPart[]) {
  const rows = parts.map(({ line, part }) => ({ id: line.id, credited: String(part.total) }))
  const countLines = sql`
    update document_lines l set credited = l.credited + c.credited
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (id uuid, credited bigint)
    where l.document_id = ${invoice.id} and l.id = c.id`
  await countLines.execute(db())
  const total = sum(parts.map(({ part }) => part.total))
  await releasePaid(invoice, total)
  await db()
    .updateTable('documents')
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .set({ credited: sql`credited + ${String(total)}::bigint` })
    .where('id', '=', invoice.id)
    .execute()
}

/** A credit note closes what is open of its invoice; what is above that was paid and becomes credit again. */
async function releasePaid(invoice: DocumentRow, credited: bigint) {
  const excess = credited - BigInt(invoice.open)
  if (excess <= 0n) return
  await releaseOfDocument({ id: invoice.id, minor: excess, exponent: invoice.exponent })
}

async function writeNote(
  invoice: DocumentRow,
  parts: CreditedPart[],
  reason: string
): Promise<string> {
  const [total, tax] = [
    sum(parts.map(({ part }) => part.total)),
    sum(parts.map(({ part }) => part.tax)),
  ].map(String) as [string, string]
  const isInclusive = invoice.tax_inclusive
  const net = String(BigInt(total) - BigInt(tax))
  const id = uuid()
  await db()
    .insertInto('documents')
    .values({
      id,
      kind: 'credit_note',
      invoice_id: invoice.id,
      reason,
      payer_id: invoice.payer_id,
      branch_id: invoice.branch_id,
      currency: invoice.currency,
      exponent: invoice.exponent,
      tax_inclusive: isInclusive,
      language: invoice.language,
      subtotal: isInclusive ? total : net,
      net,
      tax,
      total,
    })
    .execute()
  await writeLines(
    id,
    parts.map((part, index) => creditedLine(part, isInclusive, index)),
    taxesOf(parts, isInclusive)
  )
  return id
}

const taxableOf = ({ total, tax }: CreditedLine, isInclusive: boolean) =>
  isInclusive ? total : total - tax

function creditedLine(
  { line, part }: CreditedPart,
  isInclusive: boolean,
  index: number
): WrittenLine {
  const taxable = String(taxableOf(part, isInclusive))
  return {
    ...line,
    id: uuid(),
    position: index + 1,
    credited_line_id: line.id,
    unit: 'item',
    quantity_numerator: '1',
    quantity_denominator: 1,
    unit_price: taxable,
    list_price: null,
    discount_kind: null,
    discount_value: null,
    discount_reason: null,
    gross: taxable,
    discount: '0',
    document_discount: '0',
    taxable,
    tax: String(part.tax),
    total: String(part.total),
    session_count: null,
  }
}

function taxesOf(parts: CreditedPart[], isInclusive: boolean): TaxAmounts[] {
  const groups = Map.groupBy(parts, ({ line }) => `${line.tax_kind} ${line.tax_rate}`)
  return [...groups.values()].map((group) => {
    const { tax_kind, tax_rate } = group[0]!.line
    return {
      tax_kind,
      tax_rate,
      taxable: String(sum(group.map(({ part }) => taxableOf(part, isInclusive)))),
      amount: String(sum(group.map(({ part }) => part.tax))),
    }
  })
}
