import type { ledgerAccounts } from '#domain/billing/rules/ledger_accounts'
import { sum } from '#domain/shared/money/rounding'

type IssuedDocument = {
  kind: 'invoice' | 'credit_note'
  tax_inclusive: boolean
  payer_id: string
  total: string
  lines: { service_id: string | null; taxable: string; tax: string }[]
  taxes: { tax_rate: number | null; amount: string }[]
}

/** A positive amount is a debit. */
export type LedgerEntry = {
  account: (typeof ledgerAccounts)[number]
  payer_id: string | null
  service_id: string | null
  tax_rate: number | null
  amount: string
}

/**
 * An invoice makes its payer owe the total, which is income of each service and tax of each rate; a credit
 * note does the opposite. Nothing is rounded here, so the entries add up to zero.
 */
export function ledgerEntries(document: IssuedDocument): LedgerEntry[] {
  const sign = document.kind === 'invoice' ? 1n : -1n
  const entry = (
    account: LedgerEntry['account'],
    amount: bigint,
    of: Partial<LedgerEntry> = {}
  ) => {
    return {
      account,
      payer_id: null,
      service_id: null,
      tax_rate: null,
      ...of,
      amount: String(sign * amount),
    }
  }
  const services = Map.groupBy(document.lines, (line) => line.service_id)
  const income = [...services].map(([service_id, lines]) =>
    entry('income', -sum(lines.map((line) => netOf(line, document))), { service_id })
  )
  const taxes = document.taxes.flatMap(({ tax_rate, amount }) =>
    tax_rate === null ? [] : [entry('tax', -BigInt(amount), { tax_rate })]
  )
  const receivable = entry('receivable', BigInt(document.total), { payer_id: document.payer_id })
  return [receivable, ...income, ...taxes].filter(({ amount }) => amount !== '0')
}

const netOf = (
  line: IssuedDocument['lines'][number],
  { tax_inclusive: isInclusive }: IssuedDocument
) => BigInt(line.taxable) - (isInclusive ? BigInt(line.tax) : 0n)
