import { BaseTransformer } from '@adonisjs/core/transformers'
import { listed } from '#core/lists/listed'
import type { PaymentMethodRow } from '#domain/billing/payment_methods/payment_method_source'
import type { ListPage } from '#domain/shared/lists/list_shape'
import type { CashStep } from '#domain/billing/rules/payment_method'

export default class PaymentMethodListTransformer extends BaseTransformer<
  ListPage<PaymentMethodRow>
> {
  toObject() {
    return listed(this.resource, (method) => ({
      id: method.id,
      kind: method.kind,
      name_en: method.name_en,
      name_ar: method.name_ar,
      wants_reference: method.wants_reference,
      cash_step: method.cash_step as CashStep,
      position: method.position,
      archived_at: method.archived_at?.toISOString() ?? null,
      version: method.version,
    }))
  }
}
