import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DraftService } from '#domain/billing/queries/draft_services'
import type { LineTax } from '#domain/billing/rules/document_totals'

/** `tax` is `exempt` or hundredths of a per cent. */
export default class DraftServiceTransformer extends BaseTransformer<{
  service: DraftService
  tax: LineTax
}> {
  toObject() {
    const { service, tax } = this.resource
    return {
      id: service.id,
      code: service.code,
      name_en: service.name_en,
      name_ar: service.name_ar,
      unit: service.unit,
      price: service.price,
      tax_inclusive: service.tax_inclusive,
      tax: tax.kind === 'exempt' ? 'exempt' : String(tax.rate),
    }
  }
}
