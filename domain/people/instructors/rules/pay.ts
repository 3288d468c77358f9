/** What an instructor's pay is reckoned by (domain §1.5). */
export const payMethods = [
  'per_hour',
  'per_session',
  'per_student',
  'percent_of_charged',
  'percent_of_collected',
  'fixed_monthly',
] as const

export type PayMethod = (typeof payMethods)[number]

/** Whether a method takes a share, in basis points, instead of an amount. */
export const isShare = (method: PayMethod) => method.startsWith('percent_')

export type PayRuleFields = {
  method: PayMethod
  amount: bigint | null
  currency: string | null
  exponent: number | null
  /** Of 10,000. */
  basisPoints: number | null
  /** At least this for one class session. */
  minPay: bigint | null
  /** For each student after the first. */
  studentPremium: bigint | null
  /** YYYY-MM-DD. */
  effectiveFrom: string
}
