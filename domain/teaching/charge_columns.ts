import type { BillingMode, Charge } from '#domain/teaching/rules/price'

/** PostgreSQL answers a bigint as text. */
export type ChargeColumns = {
  price: string | null
  currency: string | null
  exponent: number | null
  billing_mode: BillingMode | null
}

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
