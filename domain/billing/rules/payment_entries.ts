import type { MoneyAccount } from '#domain/billing/rules/ledger_accounts'

type Received = {
  payer_id: string
  amount: string
  parts: { method_id: string; account: MoneyAccount; amount: string; rounding: string }[]
}

export type PaymentEntry = {
  account: MoneyAccount | 'receivable' | 'rounding'
  payer_id: string | null
  method_id: string | null
  amount: string
}

const entry = (account: PaymentEntry['account'], amount: bigint, of: Partial<PaymentEntry>) => {
  return { account, payer_id: null, method_id: null, ...of, amount: String(amount) }
}

/**
 * Money received stands in the account of its method, and its payer owes so much less. What cash was rounded
 * by is the centre’s gain or loss.
 */
export function paymentEntries({ payer_id, amount, parts }: Received): PaymentEntry[] {
  const money = parts.map(({ account, method_id, ...part }) =>
    entry(account, BigInt(part.amount) + BigInt(part.rounding), { method_id })
  )
  const rounding = parts.reduce((sum, part) => sum - BigInt(part.rounding), 0n)
  return [
    entry('receivable', -BigInt(amount), { payer_id }),
    ...money,
    entry('rounding', rounding, {}),
  ].filter((one) => one.amount !== '0')
}
