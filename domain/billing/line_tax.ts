import { type Financial, valuesOf } from '#domain/access/centre/rules/financial'
import type { LineTax } from '#domain/billing/rules/document_totals'

type Taxed = { tax_mode: 'inherit' | 'exempt' | 'rate'; tax_rate: string | null }

/** Every rate is zero where the centre charges no tax; what is exempt stays so. */
export function taxOfService(service: Taxed | undefined, financial: Financial): LineTax {
  if (service?.tax_mode === 'exempt') return { kind: 'exempt' }
  const { enable_tax: isTaxed, tax_rate: rate } = valuesOf(financial)
  if (!isTaxed) return { kind: 'rate', rate: 0n }
  const percent = service?.tax_mode === 'rate' ? service.tax_rate! : String(rate)
  return { kind: 'rate', rate: hundredthsOf(percent) }
}

function hundredthsOf(percent: string) {
  const [whole = '0', decimals = ''] = percent.split('.')
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2))
}
