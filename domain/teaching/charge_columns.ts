import type { BillingMode, Charge } from '#domain/teaching/rules/price'

/** A price and its mode as courses, groups and enrolments keep them; PostgreSQL answers a bigint as text. */
export type ChargeColumns = {
  price: string | null
  currency: string | null
  exponent: number | null
  billing_mode: BillingMode | null
}

/** As they are written: no amount is larger than a number can hold exactly (domain/shared/money/money). */
export function toColumns({ price, billingMode }: Charge) {
  return {
    price: price && Number(price.minor),
    currency: price?.currency ?? null,
    exponent: price?.exponent ?? null,
    billing_mode: billingMode,
  }
}

export function fromColumns({ price, currency, exponent, billing_mode }: ChargeColumns): Charge {
  const isPriced = price !== null && currency !== null && exponent !== null
  return {
    price: isPriced ? { minor: BigInt(price), currency, exponent } : null,
    billingMode: billing_mode,
  }
}
