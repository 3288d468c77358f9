import { creditAmount, creditLines } from '#domain/billing/rules/credited_lines'
import { parseAmount, type MoneySettings } from '#domain/shared/money/money'
import type { InvoiceDetail } from '~/components/invoices/types'

export type CreditForm = {
  kind: 'all' | 'lines' | 'amount'
  amount: string
  /** Those that something is left of; an empty amount credits nothing of a line. */
  lines: { line_id: string; amount: string }[]
  reason: string
  version: number
}

type Line = InvoiceDetail['lines'][number]

export const restOf = ({ total, credited }: Pick<Line, 'total' | 'credited'>) =>
  BigInt(total.minor) - BigInt(credited.minor)

/** `released` was paid already, and becomes the payer’s credit. */
export type CreditPreview = Record<'total' | 'tax' | 'rest' | 'released', bigint>

/** It computes by the server’s rules; null while an amount is none or above the rest. */
export function previewCredit(
  invoice: InvoiceDetail,
  form: CreditForm,
  settings: MoneySettings
): CreditPreview | null {
  const creditable = invoice.lines.map(({ total, tax, credited }) => ({
    total: BigInt(total.minor),
    tax: BigInt(tax.minor),
    credited: BigInt(credited.minor),
  }))
  const parts = wanted(invoice, form, settings)
  if (parts === null) return null
  const credit =
    typeof parts === 'bigint' ? creditAmount(creditable, parts) : creditLines(creditable, parts)
  if (!credit.ok) return null
  const total = credit.value.reduce((sum, part) => sum + part.total, 0n)
  const tax = credit.value.reduce((sum, part) => sum + part.tax, 0n)
  const open = BigInt(invoice.open.minor) - total
  return { total, tax, rest: open > 0n ? open : 0n, released: open < 0n ? -open : 0n }
}

function wanted({ lines }: InvoiceDetail, form: CreditForm, settings: MoneySettings) {
  if (form.kind === 'all') return lines.map(restOf)
  if (form.kind === 'amount') return typedMinor(form.amount, settings)
  const amounts = lines.map((line) => {
    const typed = form.lines.find(({ line_id }) => line_id === line.id)?.amount ?? ''
    return typed.trim() === '' ? 0n : typedMinor(typed, settings)
  })
  return amounts.includes(null) ? null : (amounts as bigint[])
}

/** Null for what is no amount, or below zero. */
export function typedMinor(typed: string, settings: MoneySettings): bigint | null {
  const minor = parseAmount(typed, settings)
  return minor === undefined || minor < 0n ? null : minor
}
