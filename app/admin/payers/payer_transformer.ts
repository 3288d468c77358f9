import { BaseTransformer } from '@adonisjs/core/transformers'
import { writtenPhone } from '#domain/people/rules/written_phone'
import type { PayerAccount } from '#domain/billing/payers/find_payer_account'

export default class PayerTransformer extends BaseTransformer<PayerAccount> {
  toObject() {
    return {
      ...this.pick(this.resource, [
        'id',
        'kind',
        'number',
        'name',
        'name_other',
        'phone',
        'whatsapp',
        'email',
        'tax_number',
        'address',
        'language',
        'version',
        'household_id',
        'guardian_id',
        'student_id',
        'students',
        'balances',
      ]),
      phone_written: writtenPhone(this.resource.phone),
    }
  }
}
