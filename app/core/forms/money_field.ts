import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { moneySettingsOf } from '#domain/access/centre/rules/financial'
import { longest } from '#domain/shared/limits/text_lengths'
import {
  type Amount,
  type MoneySettings,
  parseAmount,
  type WireAmount,
} from '#domain/shared/money/money'

export type MoneyMeta = { money: MoneySettings }

/**
 * `kept` is the record's present amount: it stays in its currency, even if the centre charges in
 * another by now.
 */
export function moneyMeta({ tenant }: HttpContext, kept?: WireAmount): { meta: MoneyMeta } {
  const money = moneySettingsOf(tenant.financial)
  if (!kept) return { meta: { money } }
  return { meta: { money: { ...money, currency: kept.currency, decimalPlaces: kept.exponent } } }
}

/** In any digits; becomes minor units as text. */
const amount = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' && typeof value !== 'number') return
  const minor = parseAmount(String(value), (field.meta as MoneyMeta).money)
  if (minor === undefined) field.report('Not an amount', 'money', field)
  else if (minor < 0n) field.report('Below zero', 'nonNegative', field)
  else field.mutate(String(minor), field)
})

export const amountField = () => vine.string().maxLength(longest.amount).use(amount())

export const amountOf = ({ meta: { money } }: { meta: MoneyMeta }, minor: string): Amount => ({
  minor: BigInt(minor),
  currency: money.currency,
  exponent: money.decimalPlaces,
})
