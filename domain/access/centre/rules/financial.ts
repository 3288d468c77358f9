import { decimalsOf } from '#domain/shared/money/currencies'
import type { MoneySettings } from '#domain/shared/money/money'

/**
 * Row F1. `tax_rate` is per cent with two decimals at most, `decimal_places` is 0 to 4, and a
 * separator is one character or none.
 */
export type FinancialValues = {
  currency: string
  tax_rate: number
  tax_inclusive: boolean
  decimal_places: number
  thousand_separator: string
  decimal_separator: string
  enable_tax: boolean
  /** `free`, `full`, or the id of the service that a trial costs. */
  trial_sessions: string
}

/** A trial costs nothing, or the price of any session; anything else is the id of a service. */
export const trialCharges = ['free', 'full'] as const

export const trialServiceOf = ({
  trial_sessions: trial,
}: Pick<FinancialValues, 'trial_sessions'>) =>
  trialCharges.some((charge) => charge === trial) ? null : trial

export const financialKeys = [
  'currency',
  'tax_rate',
  'tax_inclusive',
  'decimal_places',
  'thousand_separator',
  'decimal_separator',
  'enable_tax',
  'trial_sessions',
] as const satisfies (keyof FinancialValues)[]

export type Financial = {
  [Key in keyof FinancialValues]: { value: FinancialValues[Key]; description: string | null }
}

export type FinancialProblem =
  | { type: 'separators_equal' }
  | { type: 'decimal_separator_missing' }
  | { type: 'fewer_decimals'; currency: string; decimals: number }

export const valuesOf = (financial: Financial) =>
  Object.fromEntries(financialKeys.map((key) => [key, financial[key].value])) as FinancialValues

export const moneySettingsOf = (financial: Financial): MoneySettings => ({
  currency: financial.currency.value,
  decimalPlaces: financial.decimal_places.value,
  thousandSeparator: financial.thousand_separator.value,
  decimalSeparator: financial.decimal_separator.value,
})

/** Must be distinguishable from a digit, a sign and a currency symbol. */
export const isSeparator = (text: string) =>
  text === '' || /^(?![-+\u2212\p{Sc}])[\p{P}\p{S}\p{Zs}]$/u.test(text)

const spaceless = (text: string) => text.replace(/\s/u, ' ')

/**
 * Expects each value to be in range (domain §1.14, §1.17). Finds separators that cannot be told
 * apart, and fewer decimals than the currency has, which must be confirmed.
 */
export function financialProblem(values: FinancialValues): FinancialProblem | undefined {
  const { thousand_separator: thousand, decimal_separator: decimal, currency } = values
  if (spaceless(thousand) === spaceless(decimal)) return { type: 'separators_equal' }
  if (decimal === '') return { type: 'decimal_separator_missing' }
  const decimals = decimalsOf(currency)
  if (values.decimal_places < decimals) return { type: 'fewer_decimals', currency, decimals }
  return undefined
}
