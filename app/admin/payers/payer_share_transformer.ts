import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PayerShare } from '#domain/billing/second_payers/list_shares'

export default class PayerShareTransformer extends BaseTransformer<PayerShare> {
  toObject() {
    const { amount: minor, currency, exponent, percent, ...share } = this.resource
    return {
      id: share.id,
      student: share.student,
      group: {
        id: share.group_id,
        code: share.code,
        title_en: share.title_en,
        title_ar: share.title_ar,
      },
      percent,
      billing_mode: share.billing_mode,
      amount: minor === null ? null : { minor, currency: currency!, exponent: exponent! },
    }
  }
}
