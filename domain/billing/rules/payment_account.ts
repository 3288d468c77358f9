import type { PaymentKind } from '#domain/billing/rules/payment_method'

const accounts = {
  cash: 'cash',
  card: 'card',
  transfer: 'bank',
  cheque: 'cheques',
  wallet: 'wallet',
  other: 'other_money',
} as const satisfies Record<PaymentKind, string>

export type PaymentAccount = (typeof accounts)[PaymentKind]

/** The account that receives the money. Cheques have one of their own: they are promises until cleared. */
export const paymentAccountOf = (kind: PaymentKind): PaymentAccount => accounts[kind]
