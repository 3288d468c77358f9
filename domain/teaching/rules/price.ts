import type { Amount } from '#domain/shared/money/money'

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

/** Nothing is charged by the month or in instalments yet; what is written so already stays. */
const waiting: readonly BillingMode[] = ['per_month', 'instalments']

export const isOffered = (mode: BillingMode, kept: BillingMode | null = null) =>
  mode === kept || !waiting.includes(mode)

export const priceChoices = ['keep', 'target'] as const

export type PriceChoice = (typeof priceChoices)[number]

export type Charge = { price: Amount | null; billingMode: BillingMode | null }

/**
 * The first that says something of what was agreed, the group and the course (domain §1.9). Price
 * and mode are looked up separately: a group may have its own price and the course's mode.
 */
export function chargeOf(...levels: Charge[]): Charge {
  return {
    price: levels.find(({ price }) => price !== null)?.price ?? null,
    billingMode: levels.find(({ billingMode }) => billingMode !== null)?.billingMode ?? null,
  }
}

/** False for different currencies, which don't compare. */
export function isReduced(agreed: Amount | null, listed: Amount | null) {
  if (!agreed || !listed || agreed.currency !== listed.currency) return false
  const places = Math.max(agreed.exponent, listed.exponent)
  const scaled = (price: Amount) => price.minor * 10n ** BigInt(places - price.exponent)
  return scaled(agreed) < scaled(listed)
}
