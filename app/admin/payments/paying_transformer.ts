import { BaseTransformer } from '@adonisjs/core/transformers'
import type { NamedPayer } from '#domain/billing/payers/named_payers'
import type { CreditOfPayer, OpenInvoice } from '#domain/billing/queries/payment_form'

type Paying = { payer: NamedPayer | undefined; invoices: OpenInvoice[]; credit: CreditOfPayer[] }

export default class PayingTransformer extends BaseTransformer<Paying> {
  toObject() {
    const { payer, invoices, credit } = this.resource
    return {
      payer: payer
        ? {
            id: payer.id,
            kind: payer.kind,
            number: payer.number,
            name: payer.name,
            name_other: payer.name_other,
          }
        : null,
      invoices: invoices.map(({ id, number, due_on, currency, exponent, open, students }) => ({
        id,
        number,
        due_on,
        students,
        open: { minor: open, currency, exponent },
      })),
      credit,
    }
  }
}
