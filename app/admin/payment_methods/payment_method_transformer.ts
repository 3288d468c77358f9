import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PaymentMethod } from '#domain/billing/payment_methods/find_payment_method'
import { paymentAccountOf } from '#domain/billing/rules/payment_account'
import type { CashStep } from '#domain/billing/rules/payment_method'

export default class PaymentMethodTransformer extends BaseTransformer<PaymentMethod> {
  toObject() {
    const { created_at, updated_at, archived_at } = this.resource
    return {
      id: this.resource.id,
      kind: this.resource.kind,
      account: paymentAccountOf(this.resource.kind),
      name_en: this.resource.name_en,
      name_ar: this.resource.name_ar,
      wants_reference: this.resource.wants_reference,
      cash_step: this.resource.cash_step as CashStep,
      position: this.resource.position,
      version: this.resource.version,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      archived_at: archived_at?.toISOString() ?? null,
    }
  }
}
