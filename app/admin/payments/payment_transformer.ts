import { BaseTransformer } from '@adonisjs/core/transformers'
import { freeOf, paymentState } from '#domain/billing/rules/payment_state'
import type { FullPayment } from '#domain/billing/queries/find_payment'

export default class PaymentTransformer extends BaseTransformer<FullPayment> {
  toObject() {
    const payment = this.resource
    const { currency, exponent, payer } = payment
    const money = (minor: string) => ({ minor, currency, exponent })
    return {
      id: payment.id,
      number: payment.number,
      status: payment.status,
      state: paymentState(payment),
      version: payment.version,
      archived_at: null as string | null,
      payer: {
        id: payer.id,
        kind: payer.kind,
        number: payer.number,
        name: payer.name,
        name_other: payer.name_other,
        tax_number: payer.tax_number,
        address: payer.address,
      },
      amount: money(payment.amount),
      returned: money(payment.returned),
      credit: money(String(freeOf(payment))),
      received_on: payment.received_on,
      received_at: payment.received_at.toISOString(),
      receiver_name: payment.receiver_name,
      receiver_name_other: payment.receiver_name_other,
      notes: payment.notes,
      voided_on: payment.voided_on,
      void_reason: payment.void_reason,
      parts: payment.parts.map((part) => ({
        position: part.position,
        method: part.method,
        amount: money(part.amount),
        rounding: money(part.rounding),
        reference: part.reference,
        cheque_bank: part.cheque_bank,
        cheque_due_on: part.cheque_due_on,
        cheque_state: part.cheque_state,
        cheque_state_on: part.cheque_state_on,
      })),
      invoices: payment.invoices.map((invoice) => ({
        id: invoice.document_id,
        number: invoice.number,
        due_on: invoice.due_on,
        amount: { minor: invoice.amount, currency, exponent: invoice.exponent },
        open: { minor: invoice.open, currency, exponent: invoice.exponent },
      })),
    }
  }
}
