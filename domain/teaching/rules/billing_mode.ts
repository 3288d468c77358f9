/** What a price is charged for (domain §1.8). */
export const billingModes = [
  'per_session',
  'per_hour',
  'per_month',
  'per_term',
  'instalments',
  'package',
  'free',
] as const

export type BillingMode = (typeof billingModes)[number]
