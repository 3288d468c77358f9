import { createHash, randomUUID } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { DocumentRow, FullDocument } from '#domain/billing/documents/find_document'
import { fiscalPayload } from '#domain/billing/rules/fiscal_payload'

/** The counter has no gaps in a centre; `previous_hash` is that of the record before. */
type FiscalPlace = Record<'counter' | 'number' | 'previous_hash', string>

/** `issued_on` is YYYY-MM-DD by the centre's clocks. */
export type IssuedAmounts = Pick<
  DocumentRow,
  | 'id'
  | 'kind'
  | 'invoice_id'
  | 'payer_id'
  | 'currency'
  | 'exponent'
  | 'tax_inclusive'
  | 'subtotal'
  | 'discount'
  | 'net'
  | 'tax'
  | 'total'
> & { issued_on: string; issued_at: Date } & { lines: IssuedLine[] } & Pick<FullDocument, 'taxes'>

export type IssuedLine = Pick<
  FullDocument['lines'][number],
  | 'position'
  | 'service_id'
  | 'quantity_numerator'
  | 'quantity_denominator'
  | 'unit_price'
  | 'discount'
  | 'document_discount'
  | 'tax_kind'
  | 'tax_rate'
  | 'taxable'
  | 'tax'
  | 'total'
>

/** Nothing that a payload holds contains it. */
const blank = randomUUID()

/**
 * Makes the record of a document but for its place in the centre's chain: counter, number and the hash before
 * stand between its four texts, in this order.
 */
export function fiscalTexts(document: IssuedAmounts, seller_tax_number: string | null) {
  const id = uuid()
  const payload = fiscalPayload({
    id,
    counter: blank,
    previous_hash: blank,
    document: { ...fiscalFields(document), number: blank, seller_tax_number },
    lines: document.lines.map(({ position, quantity_numerator: numerator, ...line }) => ({
      position,
      quantity: `${numerator}/${line.quantity_denominator}`,
      unit_price: line.unit_price,
      discount: line.discount,
      document_discount: line.document_discount,
      tax_kind: line.tax_kind,
      tax_rate: line.tax_rate,
      taxable: line.taxable,
      tax: line.tax,
      total: line.total,
    })),
    taxes: document.taxes,
  })
  return { id, texts: payload.split(blank) }
}

/** Makes the record of a document at its place in the centre's chain. */
export function fiscalRecord(
  document: IssuedAmounts,
  { counter, number, previous_hash }: FiscalPlace,
  seller_tax_number: string | null
) {
  const { id, texts } = fiscalTexts(document, seller_tax_number)
  const payload = [texts[0], counter, texts[1], number, texts[2], previous_hash, texts[3]].join('')
  return { id, payload, hash: createHash('sha256').update(payload).digest('hex') }
}

const fiscalFields = (document: IssuedAmounts) => ({
  id: document.id,
  kind: document.kind,
  invoice_id: document.invoice_id,
  payer_id: document.payer_id,
  currency: document.currency,
  exponent: document.exponent,
  tax_inclusive: document.tax_inclusive,
  subtotal: document.subtotal,
  discount: document.discount,
  net: document.net,
  tax: document.tax,
  total: document.total,
  issued_on: document.issued_on,
  issued_at: document.issued_at.toISOString(),
})
