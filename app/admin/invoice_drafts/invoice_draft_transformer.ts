import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FullDocument } from '#domain/billing/documents/find_document'
import type { listDraftClaims } from '#domain/billing/queries/draft_claims'

type Claims = Awaited<ReturnType<typeof listDraftClaims>>

export default class InvoiceDraftTransformer extends BaseTransformer<{
  document: FullDocument
  claims: Claims
}> {
  toObject() {
    const { document, claims } = this.resource
    const { payer } = document
    return {
      id: document.id,
      version: document.version,
      currency: document.currency,
      exponent: document.exponent,
      payer: {
        id: payer.id,
        kind: payer.kind,
        number: payer.number,
        name: payer.name,
        name_other: payer.name_other,
      },
      language: document.language,
      tax_inclusive: document.tax_inclusive,
      due_on: document.due_on,
      period_from: document.period_from,
      period_to: document.period_to,
      notes: document.notes,
      internal_notes: document.internal_notes,
      discount_kind: document.discount_kind,
      discount_value: document.discount_value,
      discount_reason: document.discount_reason,
      lines: document.lines.map((line) => ({
        id: line.id,
        label_en: line.label_en,
        label_ar: line.label_ar,
        student_id: line.student_id,
        service_id: line.service_id,
        unit: line.unit,
        quantity_numerator: line.quantity_numerator,
        quantity_denominator: line.quantity_denominator,
        unit_price: line.unit_price,
        list_price: line.list_price,
        discount_kind: line.discount_kind,
        discount_value: line.discount_value,
        discount_reason: line.discount_reason,
        tax: line.tax_kind === 'exempt' ? 'exempt' : String(line.tax_rate),
        session_count: claims.get(line.id)?.session_count ?? 0,
        claims_term: claims.get(line.id)?.claims_term ?? false,
        period_from: line.period_from,
        period_to: line.period_to,
      })),
    }
  }
}
