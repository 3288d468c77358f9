/** Domain §1.5. */
export const payMethods = [
  'per_hour',
  'per_session',
  'per_student',
  'percent_of_charged',
  'percent_of_collected',
  'fixed_monthly',
] as const

export type PayMethod = (typeof payMethods)[number]

export const isShare = (method: PayMethod) => method.startsWith('percent_')

/**
 * `basisPoints` are of 10,000. `minPay` is the least for one class session, `studentPremium` is
 * paid for each student after the first. `effectiveFrom` is YYYY-MM-DD.
 */
export type PayRuleFields = {
  method: PayMethod
  amount: bigint | null
  currency: string | null
  exponent: number | null
  basisPoints: number | null
  minPay: bigint | null
  studentPremium: bigint | null
  effectiveFrom: string
}
