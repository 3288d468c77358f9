import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PayerChoice } from '#domain/billing/payers/find_payer_choices'
import type { EnrolmentPayers } from '#domain/billing/second_payers/find_enrolment_payers'

export default class SecondPayerTransformer extends BaseTransformer<EnrolmentPayers> {
  toObject() {
    const { second, terms, guardians } = this.resource
    return {
      second: second
        ? {
            id: second.id,
            payer: {
              reference: `payer:${second.payer_id}`,
              kind: second.kind,
              number: second.number,
              name: second.name,
              name_other: second.name_other,
              children: [] as PayerChoice['children'],
            },
            percent: second.percent,
            amount:
              second.amount === null
                ? null
                : {
                    minor: second.amount,
                    currency: second.currency!,
                    exponent: second.exponent!,
                  },
          }
        : null,
      currency: terms.price === null ? null : terms.currency,
      billing_mode: terms.billing_mode,
      guardians,
    }
  }
}
