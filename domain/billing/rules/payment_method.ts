/** In the order people choose from. */
export const paymentKinds = ['cash', 'card', 'transfer', 'cheque', 'wallet', 'other'] as const

export type PaymentKind = (typeof paymentKinds)[number]

/** The smallest coin that cash is rounded to, in thousandths of the currency’s unit; 0 rounds nothing. */
export const cashSteps = [0, 5, 50, 250, 1000] as const

export type CashStep = (typeof cashSteps)[number]

/** A transfer and a cheque carry a number that the bank’s statement names. */
export const isReferenceUsual = (kind: PaymentKind) => kind === 'transfer' || kind === 'cheque'
