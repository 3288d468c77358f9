import { roundedQuotient } from '#domain/shared/money/rounding'

/**
 * Reasons why a session is not billed, in the order in which they are asked. `by_schedule` is what is billed
 * by the month or in instalments.
 */
export type UnbilledReason =
  | 'billed'
  | 'claimed'
  | 'frozen'
  | 'unmarked'
  | 'free_trial'
  | 'free'
  | 'by_schedule'
  | 'no_price'
  | 'other_currency'

/** Minor units. `unit_minutes` is set where each session is charged by its own length. */
export type ChargedSessions = {
  price: bigint
  list_price: bigint | null
  is_hourly: boolean
  percent: number
  missed_percent: number | null
  unit_minutes: number | null
  minutes: number
  count: number
}

/** Minor units, and a fraction: 150 minutes are 150/60 of the price of an hour. */
export type ChargedLine = {
  unit: 'session' | 'hour'
  quantity_numerator: bigint
  quantity_denominator: bigint
  unit_price: bigint
  /** Everybody else pays this, where it is more. */
  list_price: bigint | null
  gross: bigint
  list_gross: bigint
}

/**
 * Computes the line of sessions that cost the same. Whole hours are summed as minutes and rounded once; a
 * session charged in part is rounded by itself, so that a guest pays exactly what the missed session left.
 */
export function chargedLine(charged: ChargedSessions): ChargedLine {
  const { price, list_price: list } = charged
  const isSummed = charged.is_hourly && charged.unit_minutes === null
  const each = (amount: bigint) => (isSummed ? amount : chargedAmount(amount, charged))
  const charge = each(price)
  const listed = list !== null && list > price ? each(list) : null
  const numerator = BigInt(isSummed ? charged.minutes : charged.count)
  const denominator = isSummed ? 60n : 1n
  const gross = (amount: bigint) => roundedQuotient(amount * numerator, denominator)
  return {
    unit: isSummed ? 'hour' : 'session',
    quantity_numerator: numerator,
    quantity_denominator: denominator,
    unit_price: charge,
    list_price: listed,
    gross: gross(charge),
    list_gross: gross(listed ?? charge),
  }
}

type ChargedSession = Pick<
  ChargedSessions,
  'is_hourly' | 'percent' | 'missed_percent' | 'unit_minutes'
>

/** The charge of one session in minor units. */
function chargedAmount(price: bigint, session: ChargedSession): bigint {
  const { percent } = session
  return session.missed_percent === null
    ? partOfPrice(price, percent, session)
    : partOfPrice(price, 100, session) - partOfPrice(price, session.missed_percent, session)
}

function partOfPrice(price: bigint, percent: number, session: ChargedSession) {
  const minutes = session.is_hourly ? BigInt(session.unit_minutes ?? 60) : 60n
  return roundedQuotient(price * BigInt(percent) * minutes, 6_000n)
}
