type Priced = { price: string | null; currency: string | null; exponent: number | null }
type Timed = { waiting_since: Date | null; offer_expires_at: Date | null }

export function enrolmentColumns({ price, currency, exponent, ...row }: Priced & Timed) {
  const isPriced = price !== null && currency !== null && exponent !== null
  return {
    price: isPriced ? { minor: price, currency, exponent } : null,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    offer_expires_at: row.offer_expires_at?.toISOString() ?? null,
  }
}
