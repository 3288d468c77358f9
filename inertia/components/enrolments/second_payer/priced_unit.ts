import type { BillingMode } from '#domain/teaching/rules/price'

/** The unit of which a second payer pays an amount. */
export const pricedUnit = (mode: BillingMode | null) => {
  if (mode === 'per_hour') return 'hour'
  if (mode === 'per_month') return 'month'
  return mode === 'per_term' ? 'term' : 'session'
}
