import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PayerReach } from '#domain/billing/payers/payer_reach'
import { writtenPhone } from '#domain/people/rules/written_phone'

export default class InvoiceRecipientTransformer extends BaseTransformer<PayerReach> {
  toObject() {
    const { payer_id, name, name_other, email, phone } = this.resource
    return { payer_id, name, name_other, email, phone, phone_written: phone && writtenPhone(phone) }
  }
}
