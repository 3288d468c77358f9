import type { FullDocument } from '#domain/billing/documents/find_document'
import type { DocumentSurroundings } from '#domain/billing/queries/document_page'
import { storedNameIn, type StoredNames } from '#domain/shared/text/person_names'

/** An issued document names people as they were called on the day of issue. */
export function documentProps(document: FullDocument, around: DocumentSurroundings) {
  const { currency, exponent } = document
  const money = (minor: string) => ({ minor, currency, exponent })
  return {
    id: document.id,
    number: document.number,
    status: document.status,
    version: document.version,
    payer: payerProps(document),
    students: studentProps(document, around),
    branch: around.branch,
    language: document.language,
    issued_on: document.issued_on,
    email: emailProps(around),
    notes: document.notes,
    tax_inclusive: document.tax_inclusive,
    subtotal: money(document.subtotal),
    discount: money(document.discount),
    net: money(document.net),
    tax: money(document.tax),
    total: money(document.total),
    lines: document.lines.map((line) => lineProps(line, money)),
    taxes: document.taxes.map(({ tax_kind, tax_rate, taxable, amount }) => ({
      tax_kind,
      tax_rate,
      taxable: money(taxable),
      amount: money(amount),
    })),
    archived_at: null as string | null,
  }
}

function emailProps({ last_email: last }: DocumentSurroundings) {
  return last && { ...last, at: last.at.toISOString() }
}

type Line = FullDocument['lines'][number]
type Money = (minor: string) => { minor: string; currency: string; exponent: number }

const lineProps = (line: Line, money: Money) => ({
  id: line.id,
  kind: line.kind,
  student_id: line.student_id,
  label_en: line.label_en,
  label_ar: line.label_ar,
  unit: line.unit,
  quantity_numerator: line.quantity_numerator,
  quantity_denominator: line.quantity_denominator,
  session_count: line.session_count,
  unit_price: money(line.unit_price),
  discount: money(line.discount),
  discount_kind: line.discount_kind,
  discount_value: line.discount_value,
  discount_reason: line.discount_reason,
  tax_kind: line.tax_kind,
  tax_rate: line.tax_rate,
  /** After the line’s discount, before the document’s; it contains the tax where prices do. */
  amount: money(String(BigInt(line.gross) - BigInt(line.discount))),
  tax: money(line.tax),
  total: money(line.total),
  credited: money(line.credited),
  period_from: line.period_from,
  period_to: line.period_to,
})

type SnapshotPayer = Pick<
  FullDocument['payer'],
  'kind' | 'number' | 'name' | 'name_other' | 'tax_number' | 'address'
>

function payerProps({ payer_id: id, payer, payer_snapshot }: FullDocument) {
  const { kind, number, name, name_other, tax_number, address } =
    (payer_snapshot as SnapshotPayer | null) ?? payer
  return { id, kind, number, name, name_other, tax_number, address }
}

function studentProps({ student_snapshots }: FullDocument, { students }: DocumentSurroundings) {
  const snapshots = (student_snapshots ?? {}) as Record<string, StoredNames>
  return students.map((student) => ({
    id: student.id,
    ...storedNameIn(snapshots[student.id] ?? student),
  }))
}
