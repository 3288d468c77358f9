/** Those that the list shows; a payment with credit is not wholly on invoices. */
export const paymentStates = ['completed', 'with_credit', 'bounced', 'void'] as const

export type PaymentState = (typeof paymentStates)[number]

type Payment = {
  status: 'completed' | 'void'
  amount: string
  allocated: string
  returned: string
}

/** Answers what of a payment is on no invoice, in its minor units. */
export const freeOf = ({ status, amount, allocated, returned }: Payment): bigint =>
  status === 'void' ? 0n : BigInt(amount) - BigInt(allocated) - BigInt(returned)

export function paymentState(payment: Payment): PaymentState {
  if (payment.status === 'void') return 'void'
  if (payment.returned !== '0') return 'bounced'
  return freeOf(payment) === 0n ? 'completed' : 'with_credit'
}
