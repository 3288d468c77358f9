import { paymentAccountOf } from '#domain/billing/rules/payment_account'
import { cashRounding } from '#domain/billing/rules/cash_rounding'
import type { MoneyAccount } from '#domain/billing/rules/ledger_accounts'
import { db } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'

/** `minor` is what it pays, in minor units of the payment; days are YYYY-MM-DD. */
export type TypedPart = {
  method_id: string
  minor: string
  reference: string | null
  cheque_bank: string | null
  cheque_due_on: string | null
}

export type ReceivedPart = {
  position: number
  method_id: string
  account: MoneyAccount
  amount: string
  rounding: string
  reference: string | null
  cheque_bank: string | null
  cheque_due_on: string | null
  cheque_state: 'received' | null
}

export type PartRefusal =
  | { type: 'no_amount'; index: number }
  | { type: 'unknown_method'; index: number }
  | { type: 'reference_missing'; index: number }
  | { type: 'cheque_day_missing'; index: number }

type Payment = { parts: TypedPart[]; exponent: number }

/** Makes the parts of a payment of what was typed: cash is rounded to coins, a cheque waits for its day. */
export async function receivedParts(
  { parts, exponent }: Payment,
  refuse: (refusal: PartRefusal) => never
): Promise<ReceivedPart[]> {
  const rows = await db()
    .selectFrom('payment_methods')
    .where('id', '=', anyOf(parts.map(({ method_id }) => method_id)))
    .where('archived_at', 'is', null)
    .select(['id', 'kind', 'wants_reference', 'cash_step'])
    .execute()
  const methods = new Map(rows.map((method) => [method.id, method]))
  return parts.map(({ method_id, minor, reference, cheque_bank, cheque_due_on }, index) => {
    const method = methods.get(method_id) ?? refuse({ type: 'unknown_method', index })
    if (minor === '0') refuse({ type: 'no_amount', index })
    const isCheque = method.kind === 'cheque'
    if (method.wants_reference && reference === null) refuse({ type: 'reference_missing', index })
    if (isCheque && cheque_due_on === null) refuse({ type: 'cheque_day_missing', index })
    return {
      position: index + 1,
      method_id,
      account: paymentAccountOf(method.kind),
      amount: minor,
      rounding: String(cashRounding(BigInt(minor), exponent, method.cash_step)),
      reference,
      cheque_bank: isCheque ? cheque_bank : null,
      cheque_due_on: isCheque ? cheque_due_on : null,
      cheque_state: isCheque ? 'received' : null,
    }
  })
}
